import {
  fixedKey,
  IFC_VERSION,
  type IfcPlugin,
  ifcTarget,
  keyTarget,
  type Product,
  visibleNotes,
} from '@portal/catalog';
import {
  createFileEntry,
  createSection,
  DownloadCard,
  FileViewContext,
  LoadFailed,
  type PageFile,
  pageFiles,
  SectionBody,
} from '@portal/product-pages/parts';
import type { AutocadOemContent, FileEntry, IfcContent } from '@portal/sdk/api/content';
import { CardList, EmptyState, Stack } from '@portal/sdk/ui';
import { use } from 'react';
import { filesOfParts, type PagePart, type ReleaseGroup } from '../parts/parts';
import { fileContextFor, type Release, scopeOf } from './languages';
import type { AutocadOemData, IfcPluginState } from './load';

/** The VBA overlay is a production file that is identified by its name. OEM-4. */
const isVbaOverlay = ({ name, filename }: FileEntry) =>
  /(^|[^a-z])vba([^a-z]|$)|vba[_ -]?overlay/i.test(`${name} ${filename}`);

/** A group with notes is not empty, even without files. OEM-5. */
const isEmpty = ({ section: { files, notes } }: ReleaseGroup) =>
  files.length === 0 && visibleNotes(notes).length === 0;

/** The groups for all languages; groups without files and notes are omitted. OEM-4. */
export function autocadOemGroups(release: Release, language: string | null): ReleaseGroup[] {
  const { prod, eval: trial, updates } = release.content;
  const scope = scopeOf(release, language);
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
      section: createSection('Trial Downloads', trial),
      context: fileContextFor(release, scope, { evaluation: true }),
    },
  ];
  return groups.filter((group) => !isEmpty(group));
}

/** Names of the plug-ins where their content, which contains the name, is not loaded or leaves it blank. */
const PLUGIN_NAMES: Record<IfcPlugin, string> = {
  ifc_reader: 'IFC Reader',
  ifc_writer: 'IFC Writer',
};

const pluginName = ({ plugin, state }: IfcPluginState): string =>
  (state.kind === 'ready' && state.data.product_name.trim()) || PLUGIN_NAMES[plugin];

/**
 * The evaluation and production files of a plug-in. The license check runs against AutoCAD OEM without
 * version or language. PROD-5, PATH-7.
 */
export function pluginGroups(product: Product, plugin: IfcPlugin, content: IfcContent): ReleaseGroup[] {
  const group = (name: string, use: 'eval' | 'prod'): ReleaseGroup => ({
    section: createSection(name, { files: content[use] }),
    context: {
      product,
      version: IFC_VERSION,
      kind: 'ifc-plugins',
      target: (file) => ifcTarget(plugin, use, file),
    },
  });
  return [group('Evaluation', 'eval'), group('Production', 'prod')];
}

/** The files of an IFC plug-in, or its failure, which does not affect the rest of the page. OEM-8. */
function PluginFiles({ product, plugin, state }: IfcPluginState & { readonly product: Product }) {
  const { filter, select } = use(FileViewContext);
  if (state.kind === 'failed')
    return (
      <LoadFailed title={`The files of ${PLUGIN_NAMES[plugin]} could not be loaded.`} error={state.error} />
    );
  if (state.kind !== 'ready') return <EmptyState title={`${PLUGIN_NAMES[plugin]} is not available.`} />;
  const groups = pluginGroups(product, plugin, state.data).filter(
    ({ section, context }) => filter === null || select(section.files, context).length > 0,
  );
  return (
    <Stack gap={4}>
      {groups.map(({ section, context }) => (
        <section key={section.name} aria-label={`${pluginName({ plugin, state })}, ${section.name}`}>
          <Stack gap={3}>
            <h3>{section.name}</h3>
            <SectionBody section={section} context={context} headingLevel={4} />
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

const pluginPart = ({ product }: Release, { plugin, state }: IfcPluginState): PagePart => ({
  id: plugin,
  title: pluginName({ plugin, state }),
  content: () => <PluginFiles product={product} plugin={plugin} state={state} />,
  ...(state.kind === 'ready' && { files: () => filesOfParts(pluginGroups(product, plugin, state.data)) }),
});

const RESOURCES = 'autocad-oem-resources';

/** A resource as a file; `null` for a file name that is outside of the folder. PATH-6. */
export function resourceFile(
  release: Release,
  { file_name, button }: AutocadOemContent['resources'][number],
  language: string | null,
): PageFile | null {
  const { product, version } = release;
  const key = fixedKey(RESOURCES, file_name);
  const [file = null] = pageFiles([createFileEntry(file_name, { name: button })], {
    product,
    version,
    kind: RESOURCES,
    scope: scopeOf(release, language),
    target: () => (key === null ? null : keyTarget(key)),
  });
  return file;
}

interface ResourceListProps {
  readonly release: Release;
  readonly language: string | null;
}

/** The resources of a release; each button is labeled with its `button` text. OEM-7. */
function ResourceList({ release, language }: ResourceListProps) {
  const { select } = use(FileViewContext);
  const resources = release.content.resources
    .map((resource) => ({ resource, file: resourceFile(release, resource, language) }))
    .filter(({ file }) => file === null || select([file.entry], file.context).length > 0);
  return (
    <CardList>
      {resources.map(({ resource, file }) => (
        <DownloadCard
          key={resource.file_name}
          name={resource.file_name}
          {...(resource.button.trim() && { label: resource.button })}
          request={file?.request ?? null}
          entry={file?.entry ?? null}
        >
          <p>{resource.text}</p>
        </DownloadCard>
      ))}
    </CardList>
  );
}

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
