import { type FileLocation, locateFiles } from '../file-locations';
import type { ProductContent } from '../product-content';
import { windowsFile } from '../sections';
import { salesLicense } from '../text';
import { dateOf, versionsOf, yearOf } from '../versions';
import type { AutocadOemContent, FileEntry, OemLanguage, OemUpdate, VersionYear } from '../wire';

const index: readonly VersionYear[] = [
  { year: 2026, versions: ['2026.1.1', '2026.1', '2026.0.1'] },
  { year: 2025, versions: ['2025.1.1', '2025.1', '2025.0.1'] },
  { year: 2024, versions: [], message: 'The 2024 download contains all updates.' },
  { year: 2023, versions: [] },
  { year: 2022, versions: ['2022.1.3', '2022.1'] },
  { year: 2021, versions: ['2021.1.2'] },
  { year: 2020, versions: [] },
  { year: 2019, versions: ['2019.1.4', '2019.1'] },
  { year: 2018, versions: [], message: 'Support for version 2018 has ended.' },
];

const LANGUAGES = [
  'English',
  'French',
  'German',
  'Italian',
  'Spanish',
  'Polish',
  'Japanese',
  'Korean',
] as const;
const UPDATES = 'packages/platform_products/autocad_oem/updates';

const mainUpdate = (version: string): FileEntry =>
  windowsFile(`AutoCAD_OEM_${version}_Update.msp`, `Update ${version}, all languages`);

const languageUpdate = (version: string, language: string): FileEntry =>
  windowsFile(`AutoCAD_OEM_${version}_${language}_Update.msp`, `Update ${version}, ${language}`);

/** The full product of a year. CONTENT-10. */
function product(year: string): AutocadOemContent {
  const updates = versionsOf(index.filter((entry) => String(entry.year) === year));
  return {
    ...head(year, `AutoCAD OEM ${year}`),
    notes: ['Install the language that your customers use; each language is a full product.'],
    description: 'The OEM Make Wizard, the runtime, the help files and the tools to brand and ship them.',
    prod: {
      languages: LANGUAGES.map((language) => languageOf(year, language, updates)),
      files: [
        windowsFile(`ObjectARX_for_AutoCAD_OEM_${year}.zip`, 'ObjectARX SDK'),
        windowsFile(`AutoCAD_OEM_${year}_VBA_Overlay.exe`, 'VBA Overlay'),
      ],
      notes: [`Version ${year} runs until your license for it ends.`],
    },
    eval: {
      files: [windowsFile(`AutoCAD_OEM_${year}_Trial_English.exe`, 'Trial')],
      notes: ['The trial runs for <strong>30 days</strong>. Products made with it cannot be shipped.'],
    },
    updates: updates.map((version) => ({
      version,
      date: dateOf(index, version),
      files: [mainUpdate(version)],
      languages: LANGUAGES.map((language) => ({ language, files: [languageUpdate(version, language)] })),
    })),
    resources: [
      {
        text: 'Install, brand and ship a product step by step.',
        button: 'Developer Guide',
        file_name: `AutoCAD_OEM_${year}_Developer_Guide.pdf`,
      },
      {
        text: 'Commands and system variables that a product may contain.',
        button: 'Command List',
        file_name: `AutoCAD_OEM_${year}_Command_List.zip`,
      },
      {
        text: 'Icons and ribbon definitions to start from.',
        button: 'Resource Files',
        file_name: `AutoCAD_OEM_${year}_Resource_Files.zip`,
      },
    ],
  };
}

function languageOf(year: string, language: string, updates: readonly string[]): OemLanguage {
  const newest = updates[0];
  return {
    language,
    files: [
      windowsFile(`AutoCAD_OEM_${year}_${language}.exe`, `AutoCAD OEM ${year}`),
      windowsFile(`AutoCAD_OEM_${year}_${language}_Help.exe`, 'Offline help'),
    ],
    ...(newest !== undefined && { updates: [newestUpdate(newest, language)] }),
  };
}

/** The newest update of a year, which its page shows for each language. The file is in the folder of updates. */
function newestUpdate(version: string, language: string): OemUpdate {
  const entry = languageUpdate(version, language);
  return {
    name: `Update ${version}`,
    content: `Brings the ${language} product to ${version}.`,
    type: 'update_lang',
    files: [{ ...entry, link: `${UPDATES}/${version}/${language}/${entry.filename}` }],
  };
}

/** The page of one update: files for all languages, then files per language. */
function update(version: string): AutocadOemContent {
  return {
    ...head(version, `AutoCAD OEM ${version} Update`),
    notes: [`Needs an installed AutoCAD OEM ${yearOf(index, version)}.`],
    prod: {
      languages: LANGUAGES.map((language) => ({
        language,
        files: [],
        updates: [
          {
            name: `Update ${version}`,
            content: 'Install this first. It is the same for all languages.',
            type: 'update_main',
            files: [mainUpdate(version)],
          },
          {
            name: `Update ${version}, ${language}`,
            content: `Messages and help in ${language}.`,
            type: 'update_lang',
            files: [languageUpdate(version, language)],
          },
        ],
      })),
      files: [],
    },
  };
}

function head(version: string, title: string) {
  return { title, date: dateOf(index, version), version, license_information: { notes: salesLicense } };
}

function filesOf({ prod, eval: trial, updates = [], resources = [] }: AutocadOemContent): FileLocation[] {
  return [
    ...(prod?.languages ?? []).flatMap(filesOfLanguage),
    ...locateFiles(prod?.files ?? []),
    ...locateFiles(trial?.files ?? [], { evaluation: true }),
    ...updates.flatMap(({ version, files, languages }) =>
      [
        ...locateFiles(files, { updateType: 'update_main' }),
        ...languages.flatMap(({ language, files }) =>
          locateFiles(files, { language, updateType: 'update_lang' }),
        ),
      ].map((located) => ({ ...located, version })),
    ),
    ...locateFiles(
      resources.map(({ file_name }) => ({
        filename: file_name,
        link: `packages/platform_products/autocad_oem/resources/${file_name}`,
      })),
    ),
  ];
}

function filesOfLanguage({ language, files, updates = [] }: OemLanguage): FileLocation[] {
  return [
    ...locateFiles(files, { language }),
    ...updates.flatMap((update) => locateFiles(update.files, { language, updateType: update.type })),
  ];
}

export const content: ProductContent = {
  index,
  latest: '2026',
  versions: index.flatMap(({ year, versions }) => [String(year), ...versions]),
  release(version) {
    const content = version.length === 4 ? product(version) : update(version);
    return { content, files: filesOf(content) };
  },
};
