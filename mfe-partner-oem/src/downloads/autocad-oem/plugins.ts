import type { IfcContent } from '@portal/api/content';
import { IFC_VERSION, type IfcPlugin, ifcTarget, type Product } from '@portal/catalog';
import { createSection } from '../parts/create-section';
import type { ReleaseGroup } from '../parts/groups';

/** Names of the plug-ins until their content, which contains the name, is loaded. */
export const PLUGIN_NAMES: Record<IfcPlugin, string> = {
  ifc_reader: 'IFC Reader',
  ifc_writer: 'IFC Writer',
};

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
