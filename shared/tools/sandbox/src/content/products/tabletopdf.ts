import { builds } from '../builds';
import { genericProductContent } from '../product-content';
import { relatedTechnologies } from '../sections';

/** Its latest version contains a space, which is an underscore in URLs and paths. VER-4. */
export const content = genericProductContent({
  stem: 'TableToPDF',
  title: 'TableToPDF',
  index: [
    { year: 2026, versions: ['2026 SP1', '2026'] },
    { year: 2025, versions: ['2025 SP1 U1', '2025 SP1', '2025'] },
    { year: 2024, versions: ['2024 SP1', '2024'] },
    { year: 2023, versions: ['2023'] },
    { year: 2022, versions: [] },
    { year: 2021, versions: ['2021 SP1', '2021'] },
    { year: 2020, versions: ['2020'] },
    { year: 2019, versions: ['2019'] },
    { year: 2018, versions: ['2018'] },
  ],
  builds: [builds.windows, builds.linux, builds.macosArm],
  highlights: [
    'Columns can be hidden by the reader of the document.',
    'Tables break over pages without losing the link to their parts.',
    'Cells take images, which are scaled to the row.',
  ],
  sections: () => [
    relatedTechnologies([
      'HOOPS Publish',
      '/hoops/publish/downloads/latest',
      'the toolkit that this is an add-on for.',
    ]),
  ],
});
