import { clearFaults, injectContent } from '@portal/remote-tools/testing';
import { screen, within } from '@testing-library/react';
import { closedSections, closePortal, openPage, openPortal, user } from '../testing/page';

afterEach(async () => {
  closePortal();
  await clearFaults();
});

const NONE = 'No download available.';
const main = () => within(screen.getByRole('main'));

// MISS-5.
describe('an empty list shows a message', () => {
  test('the languages of AutoCAD OEM', async () => {
    await openPortal();
    await injectContent('partner-product/autocad_oem/autocad_oem-2026', { title: 'AutoCAD OEM 2026' });
    await openPage('/platform-products/autocad_oem/downloads/latest', 'AutoCAD OEM 2026');
    expect(screen.getByRole('heading', { name: 'Files by Language' })).toBeVisible();
    expect(main().getByText(NONE)).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    // Parts that a release does not have are left out.
    expect(closedSections()).toEqual(['IFC Reader', 'IFC Writer']);
  });

  test('the files of a language of AutoCAD OEM', async () => {
    await openPortal();
    await injectContent('partner-product/autocad_oem/autocad_oem-2026', {
      title: 'AutoCAD OEM 2026',
      prod: { languages: [{ language: 'German' }] },
    });
    await openPage('/platform-products/autocad_oem/downloads/latest?language=German', 'AutoCAD OEM 2026');
    expect(main().getByText(NONE)).toBeVisible();
  });

  test('the evaluation and the production files of an IFC plug-in', async () => {
    await openPortal();
    await injectContent('ifc-product/ifc_reader', { product_name: 'IFC Reader' });
    await openPage('/platform-products/autocad_oem/downloads/latest', 'AutoCAD OEM 2026');
    await user.click(screen.getByRole('button', { name: 'IFC Reader' }));
    for (const name of ['IFC Reader, Evaluation', 'IFC Reader, Production'])
      expect(within(await screen.findByRole('region', { name })).getByText(NONE)).toBeVisible();
  });

  test('the years of AutoCAD OEM', async () => {
    await openPortal();
    await injectContent('partner-product/autocad_oem/autocad_oem-version', []);
    await openPage('/platform-products/autocad_oem/downloads', 'AutoCAD OEM Older Versions');
    expect(screen.getByText('No versions are listed yet.')).toBeVisible();
  });

  test.each([
    ['without languages', {}],
    ['without files of the chosen language', { languages: [{ language: 'German' }] }],
  ])('the language support files of Inventor OEM %s', async (_, evaluation) => {
    await openPortal();
    await injectContent('partner-product/inventor_oem/inventor_oem-2026', {
      title: 'Inventor OEM 2026',
      eval: evaluation,
    });
    await openPage('/platform-products/inventor_oem/downloads/latest?language=German', 'Inventor OEM 2026');
    await user.click(screen.getByRole('button', { name: 'Language Support Files' }));
    expect(await screen.findByText(NONE)).toBeVisible();
  });

  test.each(['Inventor OEM SDK', 'License Patch'])('Inventor OEM: %s', async (part) => {
    await openPortal();
    await injectContent('partner-product/inventor_oem/inventor_oem-2026', { title: 'Inventor OEM 2026' });
    await openPage('/platform-products/inventor_oem/downloads/latest', 'Inventor OEM 2026');
    await user.click(screen.getByRole('button', { name: part }));
    expect(await screen.findByText(NONE)).toBeVisible();
  });

  test.each(['Bodyshop', 'Jumpstart Kit'])('Parasolid: %s', async (part) => {
    await openPortal();
    await injectContent('partner-product/siemens-parasolid/siemens-parasolid-38-1', {
      title: 'Parasolid 38.1',
    });
    await openPage('/toolkits/siemens-parasolid/downloads/latest', 'Parasolid 38.1');
    await user.click(screen.getByRole('button', { name: part }));
    expect(await screen.findByText(NONE)).toBeVisible();
  });

  test('the sections of Polygonica', async () => {
    await openPortal();
    await injectContent('partner-product/polygonica/polygonica-4-2-0', { title: 'Polygonica 4.2.0' });
    await openPage('/toolkits/polygonica/downloads/latest', 'Polygonica 4.2.0');
    expect(main().getByText(NONE)).toBeVisible();
  });

  test('a section and a patch of Polygonica', async () => {
    await openPortal();
    await injectContent('partner-product/polygonica/polygonica-4-2-0', {
      title: 'Polygonica 4.2.0',
      files: [{ name: 'Windows' }],
      patches: [{ patch: '4.2.0.1' }],
    });
    await openPage('/toolkits/polygonica/downloads/latest', 'Polygonica 4.2.0');
    await user.click(screen.getByRole('button', { name: 'Windows' }));
    expect(await screen.findByText(NONE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Patches' }));
    await user.click(await screen.findByRole('button', { name: '4.2.0.1' }));
    expect(await screen.findByText(NONE)).toBeVisible();
  });
});
