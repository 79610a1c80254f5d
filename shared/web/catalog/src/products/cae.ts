import { DEMO_VIEWER_LICENSE_DAYS } from '../constants';
import { cae } from './defaults';

/**
 * The products under `/cae`. PROD-1.
 * NAME-3 has five tracking names for the six products: the two builds of SAM share one.
 */
export const caeProducts = [
  cae('cee_env_desktop', {
    name: 'Ceetron Envision Desktop',
    subtitle: 'CAE Visualization for the Desktop',
    description:
      'C++ toolkit that reads the results of simulation solvers and shows them in desktop applications: contours, vectors, cutting planes, iso-surfaces and animation.',
    docsPath: '/envision-desktop',
    accountNames: { pattern: /\benvision desktop\b/ },
    downloadsAlias: {
      from: '/hoops/cee_env_desktop/downloads/latest',
      to: '/cae/cee_env_desktop/downloads/latest',
    },
  }),
  cae('cee_env_cloud', {
    name: 'Ceetron Envision Web',
    subtitle: 'CAE Visualization for the Web',
    description:
      'JavaScript client and server for simulation results in a browser: the server reads and reduces the model, the client draws and explores it.',
    docsPath: '/envision-web',
    accountNames: { pattern: /\benvision (cloud|web)\b|\bimport ?cae\b/ },
    formerName: 'Ceetron Envision Cloud',
  }),
  cae('cee_sam', {
    name: 'Ceetron SAM',
    subtitle: 'Solve, Access, Mesh',
    description:
      'Three toolkits in one package: Access reads and writes the files of simulation programs, Mesh makes surface and volume meshes, Solve is a finite-element solver to build on.',
    needsLicense: true,
    docsPath: '/sam',
    accountNames: { pattern: /\b(access|solve|mesh|sam)\b/ },
  }),
  cae('cee_sam_eval', {
    name: 'Ceetron SAM Evaluation',
    subtitle: 'Solve, Access, Mesh: Evaluation Build',
    description:
      'The evaluation build of Ceetron SAM: the same interfaces, for trying them on your own models before licensing. It asks for an evaluation license of its own.',
    trackingName: 'Ceetron SAM',
    needsLicense: true,
    docsPath: '/sam',
    menu: 'ceetron-tools',
    docsMenu: false,
    icon: 'cee_sam',
  }),
  cae('edv', {
    name: 'Ceetron Envision Demo Viewer',
    subtitle: 'Viewer for Simulation Results',
    description:
      'A ready-made desktop viewer built with Ceetron Envision Desktop, to see your own results drawn before you write any code. It carries a 30-day license.',
    trackingName: 'Ceetron Demo Viewer',
    docsPath: '/envision-desktop',
    menu: 'ceetron-tools',
    docsMenu: false,
    runsForDays: DEMO_VIEWER_LICENSE_DAYS,
  }),
  cae('eda', {
    name: 'Ceetron Envision Demo Analyzer',
    subtitle: 'Analysis of a Model from Mesh to Result',
    description:
      'A ready-made desktop application that meshes, solves and shows a model with the Ceetron toolkits, to judge the whole chain on your own data.',
    trackingName: 'Ceetron Demo Analyzer',
    docsPath: '/envision-desktop',
    menu: 'ceetron-tools',
    docsMenu: false,
  }),
];
