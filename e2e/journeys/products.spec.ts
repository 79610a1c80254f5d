import { expect, test, type Visitor } from '../support/fixtures';
import { eachRow } from '../support/rows';

interface Layout {
  readonly page: string;
  readonly sections: readonly (string | RegExp)[];
  /** What else the page has. */
  readonly also?: (visitor: Visitor) => Promise<void>;
}

/** The sections of the download pages' accordions. PAGE-2. */
const layouts: readonly Layout[] = [
  {
    page: '/hoops/publish/downloads/latest',
    sections: [
      'Windows',
      'Linux',
      'macOS',
      /Add-On/i,
      'Datasets',
      'Related Technologies',
      'Additional Resources',
    ],
    also: async (visitor) => {
      await visitor.openSection(/Add-On/i);
      await visitor.main.locator('a[href="/hoops/tabletopdf/downloads/latest"]').click();
      await expect(visitor.title).toHaveText('TableToPDF 2026 SP1');
      await expect(visitor.page).toHaveURL(/\/hoops\/tabletopdf\/downloads\/latest$/);
    },
  },
  {
    page: '/toolkits/polygonica/downloads/latest',
    sections: ['Windows', 'Linux', 'macOS', 'Documentation and Samples', 'Patches'],
    // It is open. Its patches are nested.
    also: async (visitor) => {
      await visitor.openSection('4.2.0.2');
      await expect(visitor.card('Polygonica_4.2.0.2_Linux.tar.gz')).toBeVisible();
      // The notes of this release are blank.
      await expect(visitor.main.getByText('Corrections since 4.2.0.').first()).toBeVisible();
    },
  },
  {
    page: '/toolkits/siemens-parasolid/downloads/37.0',
    sections: [
      'Parasolid 37.0.214',
      'Parasolid 37.0.181',
      /^Initial Release/,
      'Bodyshop',
      'Jumpstart Kit',
      'Demo Viewer',
    ],
    also: async (visitor) => {
      await visitor.openSection('Parasolid 37.0.181');
      await expect(visitor.main.getByText('No download available.')).toBeVisible();
      await visitor.openSection('Bodyshop');
      await expect(visitor.main.getByRole('group')).not.toHaveCount(0);
    },
  },
  {
    page: '/platform-products/autocad_oem/downloads/latest',
    sections: [
      /^Production Files/,
      /^Update 2026\.1\.1/,
      /^Update 2026\.1 /,
      /^Update 2026\.0\.1/,
      'VBA Overlay',
      'Trial Downloads',
      'IFC Reader',
      'IFC Writer',
      'Resources',
    ],
    also: async (visitor) => {
      await visitor.main.getByRole('combobox', { name: 'Select a Language' }).selectOption('French');
      await expect(visitor.card('AutoCAD_OEM_2026_French.exe')).toBeVisible();
      await expect(visitor.card('AutoCAD_OEM_2026.1.1_French_Update.msp')).toBeVisible();
      await expect(visitor.main.getByRole('group', { name: /English/ })).toHaveCount(0);
      await visitor.openSection('VBA Overlay');
      await expect(visitor.card('AutoCAD_OEM_2026_VBA_Overlay.exe')).toBeVisible();
    },
  },
  {
    page: '/platform-products/inventor_oem/downloads/latest',
    sections: [/SDK/, 'Language Support Files', /License Patch/i],
    also: (visitor) => expect(visitor.main.getByText(/90 days/).first()).toBeVisible(),
  },
  {
    page: '/qt-toolkit/downloads',
    sections: ['Qt 6.6.2', 'Qt 5.15.2', 'Qt 5.12.7', 'Qt 5.9.7', 'Qt 4.8.7', 'Qt 4.8.2'],
  },
];

test('a download page has its sections, all closed; one is open at a time', async ({ visitor, services }) => {
  await eachRow(services, layouts, async ({ page, sections, also }) => {
    await visitor.open(page);
    await expect(visitor.title).toBeVisible();
    // The comboboxes of the filter are buttons, too, once they have loaded.
    const headers = visitor.main.locator('button[aria-expanded]:not([role=combobox])');
    await expect(headers).toHaveCount(sections.length);
    for (const section of sections)
      await expect(visitor.section(section)).toHaveAttribute('aria-expanded', 'false');
    for (const section of [sections[0], sections.at(-1)]) {
      await visitor.section(section ?? '').click();
      await expect(visitor.main.locator('button[aria-expanded=true]')).toHaveAccessibleName(section ?? '');
      // What is below an opening section moves when its content comes, under a click, too.
      await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    }
    await also?.(visitor);
  });
});

// PAGE-5.
test('a card shows its file’s details', async ({ visitor }) => {
  await visitor.open('/hoops/communicator/downloads/latest');
  await expect(visitor.main.getByText('October 24, 2026')).toBeVisible();
  await expect(visitor.main.getByText('License information')).toBeVisible();
  await expect(visitor.main.getByRole('strong').filter({ hasText: 'Web viewer:' })).toBeVisible();
  await visitor.openSection('Windows');
  const card = visitor.card('HOOPS_Communicator_2026.3.0_Windows.zip');
  await expect(card.getByRole('term')).toHaveText([
    'Version',
    'Operating system',
    'Compiler',
    'Architecture',
    'Size',
    'System requirements',
    'MD5',
    'SHA-256',
  ]);
  await expect(card.getByRole('definition')).toHaveText([
    '2026.3.0',
    'Windows',
    'Visual Studio 2022 (vc143)',
    'x86_64',
    /^\d+ (kB|MB)$/,
    /Windows 10 or later/,
    /^[0-9a-f]{32}/,
    /^[0-9a-f]{64}/,
  ]);
  await visitor.openSection('Related Technologies');
  await visitor.main.getByRole('link', { name: 'HOOPS Exchange' }).click();
  await expect(visitor.title).toHaveText(/^HOOPS Exchange 20/);
});

test('AutoCAD OEM: older versions link to four years, with notes on their updates', async ({
  page,
  visitor,
}) => {
  await visitor.open('/platform-products/autocad_oem/downloads');
  const years = visitor.main.getByRole('link', { name: /^20\d\d$/ });
  await expect(years).toHaveText(['2026', '2025', '2024', '2023']);
  await expect(visitor.main.getByText('The 2024 download contains all updates.')).toBeVisible();
  await expect(visitor.main.getByText('No update for this version.')).toHaveCount(1);
  await visitor.main.getByRole('link', { name: '2026.1.1' }).click();
  await expect(visitor.title).toHaveText('AutoCAD OEM 2026.1.1 Update');
  await page.goBack();
  await years.getByText('2025').click();
  await expect(page).toHaveURL(/\/platform-products\/autocad_oem\/downloads\/2025$/);
});
