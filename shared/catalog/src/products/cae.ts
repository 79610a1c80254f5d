import type { Product } from '../types';
import { cae } from './defaults';

/**
 * The products under `/cae`. PROD-1.
 * NAME-3 has five tracking names for the six products: the two builds of SAM share one.
 */
export const caeProducts: readonly Product[] = [
  {
    ...cae,
    code: 'cee_env_desktop',
    section: '/cae/cee_env_desktop',
    name: 'Ceetron Envision Desktop',
    subtitle: 'CAE Visualization for the Desktop',
    description:
      'C++ toolkit that reads the results of simulation solvers and shows them in desktop applications: contours, vectors, cutting planes, iso-surfaces and animation.',
    icon: 'cee_env_desktop',
    contentFolder: 'cae-product/cee_env_desktop',
    packagePath: 'cae/cee_env_desktop',
    trackingName: 'Ceetron Envision Desktop',
    docsPath: '/envision-desktop',
  },
  {
    ...cae,
    code: 'cee_env_cloud',
    section: '/cae/cee_env_cloud',
    // The account service still uses the name Ceetron Envision Cloud. NAME-1.
    name: 'Ceetron Envision Web',
    subtitle: 'CAE Visualization for the Web',
    description:
      'JavaScript client and server for simulation results in a browser: the server reads and reduces the model, the client draws and explores it.',
    icon: 'cee_env_cloud',
    contentFolder: 'cae-product/cee_env_cloud',
    packagePath: 'cae/cee_env_cloud',
    trackingName: 'Ceetron Envision Web',
    docsPath: '/envision-web',
  },
  {
    ...cae,
    code: 'cee_sam',
    section: '/cae/cee_sam',
    name: 'Ceetron SAM',
    subtitle: 'Solve, Access, Mesh',
    description:
      'Three toolkits in one package: Access reads and writes the files of simulation programs, Mesh makes surface and volume meshes, Solve is a finite-element solver to build on.',
    icon: 'cee_sam',
    contentFolder: 'cae-product/cee_sam',
    packagePath: 'cae/cee_sam',
    trackingName: 'Ceetron SAM',
    needsLicense: true,
    docsPath: '/sam',
  },
  {
    ...cae,
    code: 'cee_sam_eval',
    section: '/cae/cee_sam_eval',
    name: 'Ceetron SAM Evaluation',
    subtitle: 'Solve, Access, Mesh: Evaluation Build',
    description:
      'The evaluation build of Ceetron SAM: the same interfaces, for trying them on your own models before licensing. It asks for an evaluation license of its own.',
    icon: 'cee_sam_eval',
    contentFolder: 'cae-product/cee_sam_eval',
    packagePath: 'cae/cee_sam_eval',
    trackingName: 'Ceetron SAM',
    needsLicense: true,
    docsPath: '/sam',
  },
  {
    ...cae,
    code: 'edv',
    section: '/cae/edv',
    name: 'Ceetron Envision Demo Viewer',
    subtitle: 'Viewer for Simulation Results',
    description:
      'A ready-made desktop viewer built with Ceetron Envision Desktop, to see your own results drawn before you write any code. It carries a 30-day license.',
    icon: 'edv',
    contentFolder: 'cae-product/edv',
    packagePath: 'cae/edv',
    trackingName: 'Ceetron Demo Viewer',
    docsPath: '/envision-desktop',
  },
  {
    ...cae,
    code: 'eda',
    section: '/cae/eda',
    name: 'Ceetron Envision Demo Analyzer',
    subtitle: 'Analysis of a Model from Mesh to Result',
    description:
      'A ready-made desktop application that meshes, solves and shows a model with the Ceetron toolkits, to judge the whole chain on your own data.',
    icon: 'eda',
    contentFolder: 'cae-product/eda',
    packagePath: 'cae/eda',
    trackingName: 'Ceetron Demo Analyzer',
    docsPath: '/envision-desktop',
  },
];
