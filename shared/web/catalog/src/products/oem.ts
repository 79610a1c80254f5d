import { AUTOCAD_OEM_YEARS_SHOWN } from '../constants';
import { oem } from './defaults';

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
    olderVersions: { limit: AUTOCAD_OEM_YEARS_SHOWN, yearIsLink: true },
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
