import type { FileEntry } from '@portal/api/content';
import { visibleNotes } from '@portal/catalog';
import type { ReleaseGroup } from '../parts/groups';
import { oemLicense } from '../parts/oem-license';
import { sectionOf } from '../parts/section';
import type { AutocadOemData } from './load';
import { contextAt } from './places';

type Release = AutocadOemData['release'];

/** The VBA overlay is a production file whose name says so. OEM-4. */
const isVbaOverlay = ({ name, filename }: FileEntry) =>
  /\bvba\b|vba[_ -]?overlay/i.test(`${name} ${filename}`);

/** Notes show whatever files there are. OEM-5. */
const isEmpty = ({ section: { files, notes } }: ReleaseGroup) =>
  files.length === 0 && visibleNotes(notes).length === 0;

/** The groups that do not depend on a language; those without files and notes are left out. OEM-4. */
export function autocadOemGroups(release: Release, language: string | null): ReleaseGroup[] {
  const { prod, eval: trial, updates } = release.content;
  const license = oemLicense(release, prod.languages, language);
  const production = contextAt(release, license, {});
  const groups: ReleaseGroup[] = [
    {
      section: sectionOf('Production Files for All Languages', {
        notes: prod.notes,
        files: prod.files.filter((file) => !isVbaOverlay(file)),
      }),
      context: production,
    },
    ...updates.map(({ version, date, files }) => ({
      section: sectionOf(`Update ${version} for All Languages`, { description: date, files }),
      context: contextAt(release, license, { updateType: 'update_main' }, version),
    })),
    { section: sectionOf('VBA Overlay', { files: prod.files.filter(isVbaOverlay) }), context: production },
    {
      section: sectionOf('Trial Downloads', { notes: trial.notes, files: trial.files }),
      context: contextAt(release, license, { evaluation: true }),
    },
  ];
  return groups.filter((group) => !isEmpty(group));
}
