import { IFC_VERSION, type IfcPlugin, ifcTarget, type Product } from '@portal/catalog';
import { FileViewContext, LoadFailed, SectionBody } from '@portal/product-pages/parts';
import type { IfcContent } from '@portal/sdk/api/content';
import { EmptyState, Stack } from '@portal/sdk/ui';
import { use } from 'react';
import { createSection, type ReleaseGroup } from '../parts/groups';
import type { IfcPluginState } from './load';

/** Names of the plug-ins where their content, which contains the name, is not loaded or leaves it blank. */
const PLUGIN_NAMES: Record<IfcPlugin, string> = {
  ifc_reader: 'IFC Reader',
  ifc_writer: 'IFC Writer',
};

export const pluginName = ({ plugin, state }: IfcPluginState): string =>
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

interface PluginFilesProps extends IfcPluginState {
  readonly product: Product;
}

/** The files of an IFC plug-in, or its failure, which does not affect the rest of the page. OEM-8. */
export function PluginFiles({ product, plugin, state }: PluginFilesProps) {
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
