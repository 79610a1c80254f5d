import { horizontalOverflow } from '../support/axe';
import { expect, type Fault, NETWORK_ERROR, test } from '../support/fixtures';
import { eachRow } from '../support/rows';

test.use({ expectedErrors: NETWORK_ERROR, renderedPages: 'none' });

const encoded = (text: string, encoding = 'base64') => ({
  kind: 'body' as const,
  body: { content: Buffer.from(text).toString('base64'), encoding },
});

/** Content of a product, and the reason shown. Every other reason: get-content.test.ts of `@portal/api`. MISS-3, CALL-21, CONTENT-1. */
const failures: readonly (readonly [what: string, fault: Omit<Fault, 'call'>, reason: string | RegExp])[] = [
  ['is not encoded', { kind: 'body', body: { content: '%%%', encoding: 'base64' } }, /not encoded/],
  ['cannot be reached', { kind: 'abort' }, /could not be (asked|reached)/],
];

// MISS-1, MISS-3.
test('invalid content shows its reason, and Retry recovers', async ({ visitor, services }) => {
  await eachRow(services, failures, async ([, fault, reason]) => {
    await services.injectFault({ call: 'content:cae-product/eda/eda-2026', ...fault });
    await visitor.open('/cae/eda/downloads/latest');
    const message = visitor.main.getByRole('alert');
    await expect(message).toContainText(
      'The downloads of Ceetron Envision Demo Analyzer could not be loaded.',
    );
    await expect(message).toContainText(reason);
    // The sidebar is still shown.
    await expect(visitor.sidebar.locator('[aria-current]')).toHaveText('Product Downloads');
    await services.clearFaults();
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(visitor.title).toHaveText('Ceetron Envision Demo Analyzer 2026.2.0');
  });
});

/** The other content files that pages load. */
const files: readonly (readonly [file: string, address: string, what: RegExp])[] = [
  ['releases_prod_latest.json', '/hoops/publish/downloads/latest', /downloads of HOOPS Publish/],
  [
    'hoops-product/hoops-publish/hoops-publish-version',
    '/hoops/publish/downloads',
    /versions of HOOPS Publish/,
  ],
  ['hoops-product/hoops-communicator/online-training', '/hoops/communicator/training', /training/],
  [
    'partner-product/autocad_oem/autocad_oem-2026',
    '/platform-products/autocad_oem/downloads/latest',
    /AutoCAD OEM/,
  ],
  ['partner-product/siemens-parasolid/', '/toolkits/siemens-parasolid/downloads/latest', /Parasolid/],
  ['hoops-product/hoops-visualize-3df/', '/hoops/visualize/3df/lts/download', /LTS/],
];

test('a page with an invalid content file shows what failed, and Retry recovers', async ({
  visitor,
  services,
}) => {
  await eachRow(services, files, async ([file, address, what]) => {
    await services.injectFault({ call: `content:${file}`, ...encoded('{"broken": ') });
    await visitor.open(address);
    const message = visitor.main.getByRole('alert');
    await expect(message).toContainText(what);
    await expect(message).toContainText('could not be loaded');
    await services.clearFaults();
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(message).toHaveCount(0);
    await expect(visitor.title).toBeVisible();
  });
});

test('a failed IFC plug-in affects only its own section', async ({ visitor, services }) => {
  await services.injectFault({ call: 'content:ifc-product/ifc_reader/', kind: 'status', status: 500 });
  await visitor.open('/platform-products/autocad_oem/downloads/latest');
  await expect(visitor.title).toHaveText('AutoCAD OEM 2026');
  await visitor.openSection('IFC Writer');
  await expect(visitor.main.getByRole('group').first()).toBeVisible();
  await visitor.openSection('IFC Reader');
  await expect(visitor.main.getByRole('alert')).toContainText('The files of IFC Reader could not be loaded.');
  await services.clearFaults();
  await visitor.main.getByRole('button', { name: 'Retry' }).click();
  // The page is rendered again, with the section open that was open. STATE-1.
  await expect(visitor.section('IFC Reader')).toHaveAttribute('aria-expanded', 'true');
  await expect(visitor.main.getByRole('group').first()).toBeVisible();
});

/** A text that no browser wraps by itself. */
const UNBROKEN = 'Unbroken'.repeat(12);
const COMMAND =
  '<pre>cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -DHOOPS_DIR=/opt/hoops/exchange --fresh</pre>';

/** What services may send, and what the page shows of it. */
const wide: readonly (readonly [
  call: string,
  fault: Omit<Fault, 'call'>,
  address: string,
  shown: string | RegExp,
])[] = [
  [
    'content:hoops-product/hoops-exchange/hoops-exchange-2026.2.0',
    encoded(
      JSON.stringify({
        title: UNBROKEN,
        date: '2026-07-01',
        version: '2026.2.0',
        notes: COMMAND,
        description: COMMAND,
        license_information: { notes: COMMAND },
      }),
    ),
    '/hoops/exchange/downloads/2026.2.0',
    /cmake/,
  ],
  [
    'content:hoops-product/hoops-communicator/online-training',
    encoded(JSON.stringify([{ group_name: UNBROKEN, content: [{ name: UNBROKEN, video_id: 'one' }] }])),
    '/hoops/communicator/training',
    UNBROKEN,
  ],
  [
    'licensed_products',
    {
      kind: 'body',
      body: {
        deals: [
          {
            evaluation_end_date: new Date().toISOString().slice(0, 10),
            ts3d_product_s__for_this_opportunity: UNBROKEN,
          },
        ],
      },
    },
    '/start',
    /Ends soon/,
  ],
];

// LAYOUT-1.
test('texts that do not wrap by themselves make no page wider than a phone', async ({
  visitor,
  services,
}) => {
  const { page, main } = visitor;
  await visitor.signInAs('new');
  await page.setViewportSize({ width: 360, height: 740 });
  await eachRow(services, wide, async ([call, fault, address, shown]) => {
    await services.injectFault({ call, ...fault });
    await visitor.open(address);
    await expect(main.getByText(shown).first()).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
