import { clearFaults, injectContent } from '@portal/remote-tools/testing';
import { screen, within } from '@testing-library/react';
import { closePortal, findCard, openPage, openPortal, openSection } from '../testing/page';

afterEach(async () => {
  closePortal();
  await clearFaults();
});

const file = (filename: string) => ({ filename });

// OEM-4, OEM-6, OEM-7.
test('AutoCAD OEM: what content leaves without a name has one on the page', async () => {
  await openPortal();
  await injectContent('partner-product/autocad_oem/autocad_oem-2026', {
    title: 'AutoCAD OEM 2026',
    prod: {
      languages: [
        {
          language: 'German',
          updates: [{ name: ' ', type: 'update_lang', files: [file('de.msp')] }],
        },
      ],
    },
    resources: [{ text: 'A guide.', button: ' ', file_name: 'guide.pdf' }],
  });
  await injectContent('ifc-product/ifc_reader', { product_name: ' ', eval: [file('reader.zip')] });
  await openPage('/platform-products/autocad_oem/downloads/latest?language=German', 'AutoCAD OEM 2026');
  await findCard('de.msp');
  expect(screen.getByRole('heading', { level: 3, name: 'Update' })).toBeVisible();
  await openSection('IFC Reader', 'reader.zip');
  expect(screen.getByRole('region', { name: 'IFC Reader, Evaluation' })).toBeVisible();
  const guide = await openSection('Resources', 'guide.pdf');
  expect(within(guide).getByRole('button', { name: 'Download guide.pdf' })).toBeVisible();
});
