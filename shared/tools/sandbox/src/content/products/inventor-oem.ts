import { locateFiles } from '../file-locations';
import type { ProductContent } from '../product-content';
import { windowsFile } from '../sections';
import { salesLicense } from '../text';
import { dateOf } from '../versions';
import type { InventorOemContent, VersionYear } from '../wire';

const index: readonly VersionYear[] = [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018].map((year) => ({
  year,
  versions: [String(year)],
}));

const LANGUAGES = ['English', 'French', 'German', 'Italian', 'Spanish', 'Japanese'] as const;

function contentOf(version: string): InventorOemContent {
  return {
    title: `Inventor OEM ${version}`,
    date: dateOf(index, version),
    version,
    notes: [{ body: 'The SDK works for <strong>90 days</strong>. The license patch removes the limit.' }],
    license_information: { notes: salesLicense },
    description: 'The SDK with its runtime, language packs for the user interface, and the license patch.',
    eval: {
      files: [
        windowsFile(`Inventor_OEM_${version}_SDK.exe`, 'Inventor OEM SDK'),
        windowsFile(`Inventor_OEM_${version}_Samples.zip`, 'Samples'),
      ],
      languages: LANGUAGES.map((language) => ({
        language,
        files: [
          windowsFile(`Inventor_OEM_${version}_Language_Pack_${language}.exe`, `${language} language pack`),
        ],
      })),
    },
    licensed: { files: [windowsFile(`Inventor_OEM_${version}_License_Patch.exe`, 'License patch')] },
  };
}

export const content: ProductContent = {
  index,
  latest: '2026',
  release(version) {
    const content = contentOf(version);
    const { eval: trial, licensed } = content;
    const languageFiles = trial.languages.flatMap(({ files }) => files);
    return { content, files: locateFiles([...trial.files, ...languageFiles, ...licensed.files]) };
  },
};
