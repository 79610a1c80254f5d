import { IFC_PLUGINS, type IfcPlugin, ifcContentPath, type Product } from '@portal/catalog';
import {
  loadRelease,
  type PageState,
  productLoader,
  type Release,
  settle,
  settleData,
} from '@portal/product-pages';
import {
  type AutocadOemContent,
  autocadOemContent,
  getContent,
  type IfcContent,
  ifcContent,
} from '@portal/sdk/api/content';

/** An IFC plug-in with its own state, so that a failure does not affect the rest of the page. */
export interface IfcPluginState {
  readonly plugin: IfcPlugin;
  readonly state: PageState<IfcContent>;
}

/** All data of the page. The page is loading until all of it has settled. OEM-1. */
export interface AutocadOemData {
  readonly release: Release<AutocadOemContent>;
  readonly plugins: readonly IfcPluginState[];
}

const loadPlugin = async (plugin: IfcPlugin): Promise<IfcPluginState> => ({
  plugin,
  state: await settleData(() => getContent(ifcContentPath(plugin), ifcContent)).promise,
});

/** The loader of the downloads page: requests the release and both plug-ins in parallel. OEM-8. */
export const autocadOemLoader = (product: Product) =>
  productLoader<AutocadOemData>(product, (version) => {
    const release = loadRelease(product, version, autocadOemContent);
    const plugins = Promise.all(IFC_PLUGINS.map(loadPlugin));
    return settle(async () => {
      const state = await release.promise;
      if (state.kind !== 'ready') return state;
      return { kind: 'ready', data: { release: state.data, plugins: await plugins } };
    });
  });
