import type { Product } from '../types';
import { licensed } from './defaults';

/** The products under `/toolkits`. PROD-1. */
export const toolkits: readonly Product[] = [
  {
    ...licensed,
    code: 'realdwg',
    section: '/toolkits/realdwg',
    name: 'RealDWG',
    subtitle: 'DWG and DXF Toolkit',
    description:
      'C++ and .NET libraries by Autodesk that read and write DWG and DXF files outside AutoCAD, with the same database code that AutoCAD uses.',
    family: 'oem',
    icon: 'realdwg',
    contentFolder: 'partner-product/realdwg',
    packagePath: 'toolkits/realdwg',
    trackingName: 'RealDWG',
    versionRule: 'realdwg',
    docsPath: '/realdwg',
    screens: ['about', 'documentation', 'latest', 'older-versions'],
  },
  {
    ...licensed,
    code: 'siemens-parasolid',
    section: '/toolkits/siemens-parasolid',
    name: 'Parasolid',
    subtitle: 'Solid Modeling Kernel',
    description:
      'Solid, sheet and facet modeling by Siemens: Boolean operations, blending, offsetting and direct editing as a library for CAD, CAM and CAE applications.',
    family: 'partner',
    icon: 'siemens-parasolid',
    contentFolder: 'partner-product/siemens-parasolid',
    packagePath: 'toolkits/siemens-parasolid',
    trackingName: 'Parasolid',
    layout: 'parasolid',
    versionRule: 'dots-to-dashes',
    docsPath: '/parasolid',
    screens: ['about', 'latest', 'older-versions', 'platforms'],
  },
  {
    ...licensed,
    code: 'polygonica',
    section: '/toolkits/polygonica',
    name: 'Polygonica',
    subtitle: 'Mesh Processing Engine',
    description:
      'Library by MachineWorks for work on polygon meshes: automatic repair, Boolean operations, offsetting, simplification and remeshing of solids and point clouds.',
    family: 'partner',
    icon: 'polygonica',
    contentFolder: 'partner-product/polygonica',
    packagePath: 'toolkits/polygonica',
    trackingName: 'Polygonica',
    layout: 'polygonica',
    versionRule: 'dots-to-dashes',
    docsPath: '/polygonica',
    screens: ['about', 'latest', 'older-versions'],
  },
];
