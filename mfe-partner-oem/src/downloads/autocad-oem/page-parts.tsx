import { alertKeysOfSection } from '@portal/product-pages/parts';
import { filesOfParts, type PagePart } from '../parts/groups';
import { autocadOemGroups } from './groups';
import type { AutocadOemData } from './load';
import { PluginFiles } from './PluginFiles';
import { PLUGIN_NAMES, pluginGroups } from './plugins';
import { ResourceList } from './ResourceList';
import { resourceFile } from './resources';

type Release = AutocadOemData['release'];
type Plugin = AutocadOemData['plugins'][number];

const pluginPart = ({ product }: Release, { plugin, state }: Plugin): PagePart => ({
  id: plugin,
  title: state.kind === 'ready' ? state.data.product_name : PLUGIN_NAMES[plugin],
  content: () => <PluginFiles product={product} plugin={plugin} state={state} />,
  alertKeys: () =>
    state.kind === 'ready'
      ? pluginGroups(product, plugin, state.data).flatMap(({ section, context }) =>
          alertKeysOfSection(section, context),
        )
      : [],
  ...(state.kind === 'ready' && { files: () => filesOfParts(pluginGroups(product, plugin, state.data)) }),
});

const resourceFiles = (release: Release, language: string | null) =>
  release.content.resources.flatMap((resource) => resourceFile(release, resource, language) ?? []);

const resourcesPart = (release: Release, language: string | null): PagePart => ({
  id: 'resources',
  title: 'Resources',
  content: () => <ResourceList release={release} language={language} />,
  alertKeys: () => resourceFiles(release, language).map(({ request }) => request.alertKey),
  files: () => resourceFiles(release, language),
});

/** The parts of the page below the languages, in order. OEM-4. */
export const pageParts = ({ release, plugins }: AutocadOemData, language: string | null): PagePart[] => [
  ...autocadOemGroups(release, language),
  ...plugins.map((plugin) => pluginPart(release, plugin)),
  ...(release.content.resources.length > 0 ? [resourcesPart(release, language)] : []),
];
