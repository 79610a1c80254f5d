import type { IfcPlugin } from '@portal/catalog';
import type { FileEntry, IfcContent } from './wire';

const SYSTEMS = ['Windows_vc142', 'Windows_vc143'] as const;

const filesOf = (stem: string, use: string): FileEntry[] =>
  SYSTEMS.map((system) => ({
    filename: `${stem}_2023_${system}_${use}.zip`,
    os: 'Windows',
    compiler: system.endsWith('143') ? 'Visual Studio 2022 (vc143)' : 'Visual Studio 2019 (vc142)',
    arch: 'x86_64',
    md5sum: '',
  }));

const plugin = (name: string, stem: string): IfcContent => ({
  product_name: name,
  eval: filesOf(stem, 'Evaluation'),
  prod: filesOf(stem, 'Production'),
});

/** The IFC plug-ins of AutoCAD OEM. PATH-7. */
export const ifcContent: Readonly<Record<IfcPlugin, IfcContent>> = {
  ifc_reader: plugin('IFC Reader', 'IFC_Reader'),
  ifc_writer: plugin('IFC Writer', 'IFC_Writer'),
};
