import { toolkit } from './defaults';

/** The products under `/toolkits`. PROD-1. */
export const toolkits = [
  toolkit('realdwg', {
    name: 'RealDWG',
    subtitle: 'DWG and DXF Toolkit',
    description:
      'C++ and .NET libraries by Autodesk that read and write DWG and DXF files outside AutoCAD, with the same database code that AutoCAD uses.',
    family: 'oem',
    versionRule: 'realdwg',
    screens: ['about', 'documentation', 'latest', 'older-versions'],
    menu: 'autodesk-toolkits',
  }),
  toolkit('siemens-parasolid', {
    name: 'Parasolid',
    subtitle: 'Solid Modeling Kernel',
    description:
      'Solid, sheet and facet modeling by Siemens: Boolean operations, blending, offsetting and direct editing as a library for CAD, CAM and CAE applications.',
    layout: 'parasolid',
    versionRule: 'dots-to-dashes',
    docsPath: '/parasolid',
    screens: ['about', 'latest', 'older-versions', 'platforms'],
    accountNames: { pattern: /\bparasolid\b/ },
  }),
  toolkit('polygonica', {
    name: 'Polygonica',
    subtitle: 'Mesh Processing Engine',
    description:
      'Library by MachineWorks for work on polygon meshes: automatic repair, Boolean operations, offsetting, simplification and remeshing of solids and point clouds.',
    layout: 'polygonica',
    versionRule: 'dots-to-dashes',
    screens: ['about', 'latest', 'older-versions'],
  }),
];
