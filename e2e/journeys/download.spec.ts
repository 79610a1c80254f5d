import { basename } from 'node:path';
import { expect, test } from '../support/fixtures';
import { eachRow } from '../support/rows';
import { md5Of } from '../support/visitor';

interface DownloadRow {
  readonly what: string;
  readonly page: string;
  /** Nested accordion items to open, the outermost first. */
  readonly sections: readonly string[];
  /** Default: the file's name. */
  readonly card?: string;
  /** Default: "Download". */
  readonly button?: string;
  /** Bucket and object key. PATH-1. */
  readonly key: string;
  /** Product, version and platform of the tracking event. NAME-3, TRK-1, TRK-2. */
  readonly tracked: readonly [product: string, version: string, platform: string];
}

const FILES = 'portal-downloads';
const INSTALLERS = 'portal-installers';
const communicator = '/hoops/communicator/downloads/latest';

const downloads: readonly DownloadRow[] = [
  {
    what: 'a package of Communicator',
    page: communicator,
    sections: ['Windows'],
    key: `${FILES}/packages/communicator/2026.3.0/HOOPS_Communicator_2026.3.0_Windows.zip`,
    tracked: ['HOOPS Communicator', '2026.3.0', 'windows'],
  },
  {
    what: 'an installer',
    page: communicator,
    sections: ['Installers'],
    key: `${INSTALLERS}/releases/2026.3.0/HOOPS_Communicator_2026.3.0_Windows_Installer.exe`,
    tracked: ['HOOPS Communicator', '2026.3.0', 'windows'],
  },
  {
    what: 'the datasets',
    page: communicator,
    sections: ['Datasets'],
    key: `${FILES}/packages/hoops_datasets.zip`,
    tracked: ['HOOPS Communicator', '2026.3.0', ''],
  },
  {
    what: 'a package in a nested section',
    page: '/hoops/visualize/hps/downloads/latest',
    sections: ['Mobile', 'Android'],
    key: `${FILES}/packages/visualize/hps/2026.3.0/HOOPS_Visualize_HPS_2026.3.0_Android.zip`,
    tracked: ['HOOPS Visualize', '2026.3.0', 'android'],
  },
  {
    what: 'the converter',
    page: '/hoops/visualize/hps/downloads/latest',
    sections: ['HMF to HSF Converter'],
    key: `${FILES}/packages/visualize/hmf_to_hsf/hmf_to_hsf.zip`,
    tracked: ['HOOPS Visualize', '2026.3.0', ''],
  },
  {
    what: 'the demo viewer for the visitor’s system',
    page: communicator,
    sections: ['Demo Viewers'],
    card: 'HOOPS Demo Viewer',
    key: `${FILES}/packages/hdv/2026.3.0/HOOPS_Demo_Viewer_2026.3.0_Linux.tar.gz`,
    tracked: ['HOOPS Demo Viewer', '2026.3.0', 'linux'],
  },
  {
    what: 'RealDWG with its license',
    page: '/toolkits/realdwg/downloads/latest',
    sections: ['Windows'],
    key: `${FILES}/packages/toolkits/realdwg/2026.1.1/RealDWG_2026.1.1_Windows_64bit.exe`,
    tracked: ['RealDWG', '2026.1.1', 'windows'],
  },
  {
    what: 'a SAM package with its license',
    page: '/cae/cee_sam/downloads/latest',
    sections: ['Linux'],
    key: `${FILES}/packages/cae/cee_sam/2026.2.0/HOOPS_SAM_2026.2.0_Linux.tar.gz`,
    tracked: ['Ceetron SAM', '2026.2.0', 'linux'],
  },
  {
    what: 'a Parasolid patch',
    page: '/toolkits/siemens-parasolid/downloads/latest',
    sections: ['Parasolid 38.1.178'],
    key: `${FILES}/packages/toolkits/siemens-parasolid/38.1/38.1.178/Parasolid_38.1.178_Linux_x64.tar.gz`,
    tracked: ['Parasolid', '38.1', 'linux'],
  },
  {
    what: 'an IFC plug-in',
    page: '/platform-products/autocad_oem/downloads/latest',
    sections: ['IFC Reader'],
    key: `${FILES}/packages/platform_products/plugins/ifc_reader/prod/2023/IFC_Reader_2023_Windows_vc143_Production.zip`,
    tracked: ['AutoCAD OEM', '2023', 'windows'],
  },
  {
    what: 'an AutoCAD OEM resource, by its own button',
    page: '/platform-products/autocad_oem/downloads/latest',
    sections: ['Resources'],
    button: 'Command List',
    key: `${FILES}/packages/platform_products/autocad_oem/resources/AutoCAD_OEM_2026_Command_List.zip`,
    tracked: ['AutoCAD OEM', '2026', ''],
  },
  {
    what: 'a training archive of AutoCAD OEM',
    page: '/platform-products/autocad_oem/training',
    sections: ['Zero document state'],
    key: `${FILES}/packages/training/AutoCAD_OEM_training/AutoCAD_OEM_Zero_Document_State_Sample.zip`,
    tracked: ['AutoCAD OEM', '', ''],
  },
];

test('a partner downloads a file of each kind', async ({ visitor, services }) => {
  test.slow();
  await visitor.signInAs('partner');
  await eachRow(
    services,
    downloads,
    async ({ page: address, sections, card: name, button, key, tracked }) => {
      const before = (await services.downloadEvents()).length;
      // The rows of a page follow one another.
      if (new URL(visitor.page.url()).pathname !== address) await visitor.open(address);
      await visitor.openSection(...sections);
      const card = visitor.card(name ?? basename(key));
      const download = await visitor.download(card, button);

      expect(decodeURIComponent(new URL(download.url()).pathname)).toContain(key);
      expect(key.endsWith(download.suggestedFilename())).toBe(true);
      const downloadedMd5 = await md5Of(download);
      const md5 = card.getByText(/^[0-9a-f]{32}$/);
      if ((await md5.count()) > 0) await expect(md5).toHaveText(downloadedMd5);
      await expect(visitor.main.getByRole('alert')).toHaveCount(0);

      const [product_name, product_version, platform] = tracked;
      await expect
        .poll(async () => (await services.downloadEvents()).slice(before))
        .toEqual([
          {
            download_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
            page_url: expect.stringContaining(address),
            product_name,
            product_version,
            platform,
          },
        ]);
    },
  );
});

// PATH-2.
test('a raw link opens its own URL, without a link call', async ({ page, visitor, services }) => {
  await visitor.signInAs('evaluator');
  await visitor.open(communicator);
  await visitor.openSection('Additional Resources');
  await services.injectFault({ call: 'getpackageinstaller', kind: 'status', status: 500 });
  await visitor.card('web-viewer').getByRole('button', { name: 'Download' }).click();
  await page.waitForURL('**/places/registry/web-viewer');
});

test('a user opens an older version and downloads its file', async ({ page, visitor }) => {
  await visitor.signInAs('evaluator');
  await visitor.open(communicator);
  await visitor.sidebar.getByRole('link', { name: 'Older Versions' }).click();
  await expect(page).toHaveURL(/\/hoops\/communicator\/downloads$/);
  const years = visitor.main.locator('button[aria-expanded]');
  await expect(years.first()).toHaveAccessibleName('2026');

  // Sorted numerically from 2024 on, whatever the order of the index. OLD-2.
  await visitor.openSection('2024');
  const versions = visitor.main.getByRole('link', { name: /^2024/ });
  await expect(versions).toHaveText(['2024.10.0', '2024.9.0', '2024.2.0', '2024.1.0', '2024 SP1 U1']);
  await versions.getByText('2024 SP1 U1').click();
  await expect(page).toHaveURL(/\/hoops\/communicator\/downloads\/2024_sp1_u1$/);
  await expect(visitor.title).toHaveText('HOOPS Communicator 2024 SP1 U1');

  await visitor.section('Windows').click();
  const card = visitor.main.getByRole('group').first();
  const download = await visitor.download(card);
  expect(new URL(download.url()).pathname).toContain('/packages/communicator/2024_sp1_u1/');
  await expect(card.getByText(/^[0-9a-f]{32}$/)).toHaveText(await md5Of(download));
});

// UI-13.
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`on a phone, the header of another section stays where it is clicked (${reducedMotion})`, async ({
    page,
    visitor,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 390, height: 700 });
    await visitor.open(communicator);
    await visitor.openSection('Linux');
    await expect(visitor.card('HOOPS_Communicator_2026.3.0_Linux.tar.gz')).toBeVisible();
    const header = visitor.section('macOS');
    const top = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // The open section's height may still grow.
    await expect
      .poll(async () => {
        await header.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 300));
        return top();
      })
      .toBe(300);
    await header.click();
    await expect(visitor.card('HOOPS_Communicator_2026.3.0_macOS_ARM64.dmg')).toBeVisible();
    expect(await top()).toBe(300);
  });
