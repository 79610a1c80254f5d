import { visibleNotes } from '@portal/catalog';
import type { FileEntry } from '@portal/sdk/api/content';
import { createSection, filesOfParts, type PagePart, type ReleaseGroup } from '../parts/groups';
import { licenseScope } from '../parts/language';
import { fileContextFor, languagesOf } from './languages';
import type { AutocadOemData } from './load';
import { PluginFiles, pluginGroups, pluginName } from './PluginFiles';
import { ResourceList, resourceFile } from './ResourceList';

type Release = AutocadOemData['release'];

/** The VBA overlay is a production file that is identified by its name. OEM-4. */
const isVbaOverlay = ({ name, filename }: FileEntry) =>
  /(^|[^a-z])vba([^a-z]|$)|vba[_ -]?overlay/i.test(`${name} ${filename}`);

/** A group with notes is not empty, even without files. OEM-5. */
const isEmpty = ({ section: { files, notes } }: ReleaseGroup) =>
  files.length === 0 && visibleNotes(notes).length === 0;

/** The groups for all languages; groups without files and notes are omitted. OEM-4. */
export function autocadOemGroups(release: Release, language: string | null): ReleaseGroup[] {
  const { prod, eval: trial, updates } = release.content;
  const scope = licenseScope(release, languagesOf(release), language);
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

type Plugin = AutocadOemData['plugins'][number];

const pluginPart = ({ product }: Release, { plugin, state }: Plugin): PagePart => ({
  id: plugin,
  title: pluginName({ plugin, state }),
  content: () => <PluginFiles product={product} plugin={plugin} state={state} />,
  ...(state.kind === 'ready' && { files: () => filesOfParts(pluginGroups(product, plugin, state.data)) }),
});

const resourcesPart = (release: Release, language: string | null): PagePart => ({
  id: 'resources',
  title: 'Resources',
  content: () => <ResourceList release={release} language={language} />,
  files: () =>
    release.content.resources.flatMap((resource) => resourceFile(release, resource, language) ?? []),
});

/** The parts of the page below the languages, in order. OEM-4. */
export const pageParts = ({ release, plugins }: AutocadOemData, language: string | null): PagePart[] => [
  ...autocadOemGroups(release, language),
  ...plugins.map((plugin) => pluginPart(release, plugin)),
  ...(release.content.resources.length > 0 ? [resourcesPart(release, language)] : []),
];
