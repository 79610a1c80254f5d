import { oem, toolkit } from './defaults';

/** The products under `/platform-products`. PROD-1. */
export const oemProducts = [
  oem('autocad_oem', {
    name: 'AutoCAD OEM',
    subtitle: 'CAD Platform for Branded Applications',
    description:
      'The AutoCAD engine as a platform: choose the commands, add your own with ObjectARX, .NET or LISP, and ship the result as a product under your own name.',
    layout: 'autocad-oem',
    docsPath: '/autocad-oem',
    screens: ['about', 'latest', 'older-versions', 'documentation', 'support', 'training'],
    // OLD-5.
    olderVersions: { limit: 4, yearIsLink: true },
    accountNames: { pattern: /\bautocad oem\b|\bifc.*\b(reader|writer)s?\b/, fallback: /acad oem/ },
  }),
  oem('inventor_oem', {
    name: 'Inventor OEM',
    subtitle: 'Mechanical Design Platform',
    description:
      'The Autodesk Inventor engine as a platform for mechanical design applications of your own: parametric parts, assemblies and drawings behind your interface.',
    layout: 'inventor-oem',
    docsPath: '/inventor-oem',
    screens: ['about', 'latest', 'documentation', 'support'],
    accountNames: { pattern: /\binventor oem\b/, fallback: /inv oem/ },
  }),
];

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
