/**
 * A link of the menus and the landing page. The links are written out and not derived from the products, because
 * the host needs them for its first paint and must not load the entry of every product. Tests compare them with
 * the products.
 */
export interface MenuItem {
  readonly name: string;
  readonly description: string;
  readonly href: string;
}

const item = (name: string, description: string, href: string): MenuItem => ({ name, description, href });
const latest = (name: string, description: string, section: string): MenuItem =>
  item(name, description, `${section}/downloads/latest`);

export const hoopsSdkItems: readonly MenuItem[] = [
  latest('HOOPS Communicator', '3D Web Visualization', '/hoops/communicator'),
  latest('HOOPS Exchange', 'CAD Data Exchange', '/hoops/exchange'),
  latest('HOOPS Publish', '3D PDF and HTML', '/hoops/publish'),
  latest('HOOPS Luminate', 'Photorealistic Rendering', '/hoops/luminate'),
  item('HOOPS Visualize', 'Desktop and Mobile Graphics', '/hoops/visualize'),
];

export const visualizeItems: readonly MenuItem[] = [
  latest('HOOPS Visualize HPS', 'Desktop and Mobile Graphics', '/hoops/visualize/hps'),
  latest('HOOPS Visualize 3DF', 'Desktop and Mobile Graphics', '/hoops/visualize/3df'),
];

export const hoopsPlatformItems: readonly MenuItem[] = [
  item('The HOOPS Platform', 'Toolkits for Engineering Applications', '/hoops/the-hoops-platform'),
  item('The HOOPS Web Platform', 'Toolkits for Web Applications', '/hoops/the-hoops-web-platform'),
  item(
    'The HOOPS Native Platform',
    'Toolkits for Desktop and Mobile Applications',
    '/hoops/the-hoops-native-platform',
  ),
];

export const hoopsToolItems: readonly MenuItem[] = [
  latest('TableToPDF', 'Add-on for HOOPS Publish', '/hoops/tabletopdf'),
  latest('HOOPS Parasolid Demo Viewer', 'Parasolid with HOOPS Visualize', '/hoops/hpdv'),
  item('HOOPS CADFlow', 'CAD Conversion Workflows', '/hoops/cadflow'),
  item('Demos', 'Demo Viewers and Web Demos', '/hoops/demos'),
];

export const ceetronSdkItems: readonly MenuItem[] = [
  latest('Ceetron Envision Desktop', 'CAE Visualization for the Desktop', '/cae/cee_env_desktop'),
  latest('Ceetron Envision Web', 'CAE Visualization for the Web', '/cae/cee_env_cloud'),
  latest('Ceetron SAM', 'Solve, Access, Mesh', '/cae/cee_sam'),
];

export const ceetronToolItems: readonly MenuItem[] = [
  latest('Ceetron SAM Evaluation', 'Solve, Access, Mesh: Evaluation Build', '/cae/cee_sam_eval'),
  latest('Ceetron Envision Demo Viewer', 'Viewer for Simulation Results', '/cae/edv'),
  latest('Ceetron Envision Demo Analyzer', 'Analysis of a Model from Mesh to Result', '/cae/eda'),
];

/** The modelers of MENU-4. */
export const modelerItems: readonly MenuItem[] = [
  item('Parasolid', 'Solid Modeling Kernel', '/toolkits/siemens-parasolid'),
  item('Polygonica', 'Mesh Processing Engine', '/toolkits/polygonica'),
];

export const realdwgItem = item('RealDWG', 'DWG and DXF Toolkit', '/toolkits/realdwg');

/** The Autodesk OEM platforms of MENU-1. */
export const autodeskItems: readonly MenuItem[] = [
  item('AutoCAD OEM', 'CAD Platform for Branded Applications', '/platform-products/autocad_oem'),
  item('Inventor OEM', 'Mechanical Design Platform', '/platform-products/inventor_oem'),
  realdwgItem,
];
