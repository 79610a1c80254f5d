import { AUTOCAD_OEM_YEARS_SHOWN } from '../constants';
import type { Product } from '../types';
import { licensed } from './defaults';

/** The products under `/platform-products`. PROD-1. */
export const oemProducts: readonly Product[] = [
  {
    ...licensed,
    code: 'autocad_oem',
    section: '/platform-products/autocad_oem',
    name: 'AutoCAD OEM',
    subtitle: 'CAD Platform for Branded Applications',
    description:
      'The AutoCAD engine as a platform: choose the commands, add your own with ObjectARX, .NET or LISP, and ship the result as a product under your own name.',
    family: 'oem',
    icon: 'autocad_oem',
    contentFolder: 'partner-product/autocad_oem',
    packagePath: 'platform_products/autocad_oem',
    trackingName: 'AutoCAD OEM',
    layout: 'autocad-oem',
    docsPath: '/autocad-oem',
    screens: ['about', 'latest', 'older-versions', 'documentation', 'support', 'training'],
    olderVersions: { limit: AUTOCAD_OEM_YEARS_SHOWN, yearIsLink: true },
  },
  {
    ...licensed,
    code: 'inventor_oem',
    section: '/platform-products/inventor_oem',
    name: 'Inventor OEM',
    subtitle: 'Mechanical Design Platform',
    description:
      'The Autodesk Inventor engine as a platform for mechanical design applications of your own: parametric parts, assemblies and drawings behind your interface.',
    family: 'oem',
    icon: 'inventor_oem',
    contentFolder: 'partner-product/inventor_oem',
    packagePath: 'platform_products/inventor_oem',
    trackingName: 'Inventor OEM',
    layout: 'inventor-oem',
    docsPath: '/inventor-oem',
    screens: ['about', 'latest', 'documentation', 'support'],
  },
];
