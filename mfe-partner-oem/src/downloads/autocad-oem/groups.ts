import type { FileEntry } from '@portal/api/content';
import { visibleNotes } from '@portal/catalog';
import { createSection } from '../parts/create-section';
import type { ReleaseGroup } from '../parts/groups';
import { licenseScope } from '../parts/license-scope';
import { fileContextFor } from './file-context';
import type { AutocadOemData } from './load';

type Release = AutocadOemData['release'];

/** The VBA overlay is a production file that is identified by its name. OEM-4. */
const isVbaOverlay = ({ name, filename }: FileEntry) =>
  /\bvba\b|vba[_ -]?overlay/i.test(`${name} ${filename}`);

/** A group with notes is not empty, even without files. OEM-5. */
const isEmpty = ({ section: { files, notes } }: ReleaseGroup) =>
  files.length === 0 && visibleNotes(notes).length === 0;

/** The groups for all languages; groups without files and notes are omitted. OEM-4. */
export function autocadOemGroups(release: Release, language: string | null): ReleaseGroup[] {
  const { prod, eval: trial, updates } = release.content;
  const scope = licenseScope(release, prod.languages, language);
  const production = fileContextFor(release, scope, {});
  const groups: ReleaseGroup[] = [
    {
      section: createSection('Production Files for All Languages', {
        notes: prod.notes,
        files: prod.files.filter((file) => !isVbaOverlay(file)),
      }),
      context: production,
    },
    ...updates.map(({ version, date, files }) => ({
      section: createSection(`Update ${version} for All Languages`, { description: date, files }),
      context: fileContextFor(release, scope, { updateType: 'update_main' }, version),
    })),
    {
      section: createSection('VBA Overlay', { files: prod.files.filter(isVbaOverlay) }),
      context: production,
    },
    {
      section: createSection('Trial Downloads', { notes: trial.notes, files: trial.files }),
      context: fileContextFor(release, scope, { evaluation: true }),
    },
  ];
  return groups.filter((group) => !isEmpty(group));
}
