/** @jest-environment node */
import { noLicenseAlertFor, productByCode, products, sections } from '..';

/**
 * PROD-1, PROD-2, PROD-3, PROD-4, row by row, and the tracking names (NAME-3): code, section, content folder, package
 * path, no-license alert, whether it needs a license, whether it has "View my License", tracking name.
 */
const TABLE = `
communicator | /hoops/communicator | hoops-product/hoops-communicator | communicator | hoops | - | view | HOOPS Communicator
exchange | /hoops/exchange | hoops-product/hoops-exchange | exchange | hoops | - | view | HOOPS Exchange
publish | /hoops/publish | hoops-product/hoops-publish | exchange | hoops | - | view | HOOPS Publish
luminate | /hoops/luminate | hoops-product/hoops-luminate | luminate | hoops | - | view | HOOPS Luminate
3df | /hoops/visualize/3df | hoops-product/hoops-visualize-3df | visualize/3df | hoops | - | view | HOOPS Visualize
hps | /hoops/visualize/hps | hoops-product/hoops-visualize-hps | visualize/hps | hoops | - | view | HOOPS Visualize
hwp | /hoops/the-hoops-web-platform | hoops-product/the-hoops-web-platform | hwp | hoops | - | view | HOOPS Web Platform
hnp | /hoops/the-hoops-native-platform | hoops-product/the-hoops-native-platform | hnp | hoops | - | view | HOOPS Native Platform
tabletopdf | /hoops/tabletopdf | hoops-product/tabletopdf | tabletopdf | hoops | - | - | TableToPDF
hpdv | /hoops/hpdv | hoops-product/hpdv | hpdv | hoops | - | - | HOOPS Parasolid Demo Viewer
hdv | none | hoops-product/hdv | hdv | hoops | - | - | HOOPS Demo Viewer
cee_env_desktop | /cae/cee_env_desktop | cae-product/cee_env_desktop | cae/cee_env_desktop | nonhoops | - | view | Ceetron Envision Desktop
cee_env_cloud | /cae/cee_env_cloud | cae-product/cee_env_cloud | cae/cee_env_cloud | nonhoops | - | view | Ceetron Envision Web
cee_sam | /cae/cee_sam | cae-product/cee_sam | cae/cee_sam | nonhoops | license | view | Ceetron SAM
cee_sam_eval | /cae/cee_sam_eval | cae-product/cee_sam_eval | cae/cee_sam_eval | nonhoops | license | view | Ceetron SAM
edv | /cae/edv | cae-product/edv | cae/edv | nonhoops | - | view | Ceetron Demo Viewer
eda | /cae/eda | cae-product/eda | cae/eda | nonhoops | - | view | Ceetron Demo Analyzer
autocad_oem | /platform-products/autocad_oem | partner-product/autocad_oem | platform_products/autocad_oem | nonhoops | license | - | AutoCAD OEM
inventor_oem | /platform-products/inventor_oem | partner-product/inventor_oem | platform_products/inventor_oem | nonhoops | license | - | Inventor OEM
realdwg | /toolkits/realdwg | partner-product/realdwg | toolkits/realdwg | nonhoops | license | - | RealDWG
siemens-parasolid | /toolkits/siemens-parasolid | partner-product/siemens-parasolid | toolkits/siemens-parasolid | nonhoops | license | - | Parasolid
polygonica | /toolkits/polygonica | partner-product/polygonica | toolkits/polygonica | nonhoops | license | - | Polygonica
`;
const rows = TABLE.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

test.each(rows)(
  '%s',
  (code = '', section, contentFolder, packagePath, alert, license, view, trackingName) => {
    const product = productByCode(code);
    expect(product).toMatchObject({
      section: section === 'none' ? null : section,
      contentFolder,
      packagePath,
      needsLicense: license === 'license',
      viewMyLicense: view === 'view',
      trackingName,
    });
    expect(noLicenseAlertFor(product ?? null)).toBe(`nolicense${alert}`);
  },
);

test('codes are unique', () => {
  const codes = products.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test('every section has a name, a subtitle and a description', () => {
  for (const { name, subtitle, description } of sections) {
    expect(name).not.toBe('');
    expect(subtitle).not.toBe('');
    expect(description.length).toBeGreaterThan(80);
  }
});

test('sections are unique and in lower case, because the router is case-insensitive', () => {
  const paths = sections.map(({ section }) => section);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toBe(path?.toLowerCase());
});

test('trials: which sections have one, and their knowledge-base category', () => {
  const trials = sections
    .filter(({ trial }) => trial)
    .map(({ code, trial }) => [code, trial?.code, trial?.knowledgeBaseCategory]);
  expect(trials).toEqual([
    ['communicator', 'communicator', 66],
    ['exchange', 'exchange', 64],
    ['publish', 'publish', 74],
    ['visualize', 'visualize', 65],
    ['hps', 'hps', 65],
    ['hwp', 'hwp', 66],
    ['hnp', 'hnp', 65],
  ]);
});
