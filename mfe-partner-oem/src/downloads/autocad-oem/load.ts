import {
  type AutocadOemContent,
  autocadOemContent,
  getContent,
  type IfcContent,
  ifcContent,
} from '@portal/api/content';
import { IFC_PLUGINS, type IfcPlugin, ifcContentPath, type Product } from '@portal/catalog';
import {
  loadRelease,
  type PageState,
  type PendingPage,
  type Release,
  settle,
  settleData,
  withPendingDelay,
} from '@portal/product-pages';
import type { LoaderFunctionArgs } from '@portal/router';

/** An IFC plug-in, or why it is not there: one that fails takes nothing else along. */
export interface IfcPluginState {
  readonly plugin: IfcPlugin;
  readonly state: PageState<IfcContent>;
}

/** Everything that the page needs; until all of it is settled the page is loading. OEM-1. */
export interface AutocadOemData {
  readonly release: Release<AutocadOemContent>;
  readonly plugins: readonly IfcPluginState[];
}

const readAutocadOem = (path: string) => getContent(path, autocadOemContent);

const loadPlugin = async (plugin: IfcPlugin): Promise<IfcPluginState> => ({
  plugin,
  state: await settleData(() => getContent(ifcContentPath(plugin), ifcContent)),
});

/** The release and both plug-ins, asked for side by side. OEM-8. */
export function loadAutocadOem(product: Product, parameter: string | undefined): PendingPage<AutocadOemData> {
  const release = loadRelease(product, parameter, readAutocadOem);
  const plugins = Promise.all(IFC_PLUGINS.map(loadPlugin));
  return settle(async () => {
    const state = await release;
    if (state.kind !== 'ready') return state;
    return { kind: 'ready', data: { release: state.data, plugins: await plugins } };
  });
}

/** The loader of the downloads page: starts the requests and returns soon. */
export const autocadOemLoader =
  (product: Product) =>
  ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
    withPendingDelay({ product, state: loadAutocadOem(product, params.version) });
