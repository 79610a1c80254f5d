import { DownloadPageFrame } from '@portal/product-pages/parts';
import { useLoaderData } from '@portal/router';
import { useState } from 'react';
import { autocadOemGroups } from '../downloads/autocad-oem/groups';
import { LanguagePanel } from '../downloads/autocad-oem/LanguagePanel';
import type { AutocadOemData, autocadOemLoader } from '../downloads/autocad-oem/load';
import { PluginFiles } from '../downloads/autocad-oem/PluginFiles';
import { PLUGIN_NAMES } from '../downloads/autocad-oem/plugins';
import { ResourceList } from '../downloads/autocad-oem/ResourceList';
import { DownloadsScreen } from '../downloads/parts/DownloadsScreen';
import { GroupsAccordion } from '../downloads/parts/GroupsAccordion';

type LoaderData = Awaited<ReturnType<ReturnType<typeof autocadOemLoader>>>;

/** The downloads of AutoCAD OEM: loading until all of its data is processed. Spec Q§2. */
export function Component() {
  const { product, state } = useLoaderData() as LoaderData;
  return (
    <DownloadsScreen product={product} state={state}>
      {(data) => <Downloads {...data} />}
    </DownloadsScreen>
  );
}

function Downloads({ release, plugins }: AutocadOemData) {
  const [language, setLanguage] = useState<string | null>(null);
  const { product, version, content } = release;
  const pluginItems = plugins.map(({ plugin, state }) => ({
    id: plugin,
    title: state.kind === 'ready' ? state.data.product_name : PLUGIN_NAMES[plugin],
    content: () => <PluginFiles product={product} plugin={plugin} state={state} />,
  }));
  const resources = {
    id: 'resources',
    title: 'Resources',
    content: () => <ResourceList release={release} language={language} />,
  };
  return (
    <DownloadPageFrame product={product} head={content} version={version}>
      <LanguagePanel release={release} language={language} onChange={setLanguage} />
      <GroupsAccordion
        parts={[
          ...autocadOemGroups(release, language),
          ...pluginItems,
          ...(content.resources.length > 0 ? [resources] : []),
        ]}
      />
    </DownloadPageFrame>
  );
}
