/** `npm run dev`: what is saved in the host and in each remote is on the page, which is not loaded again. */
import { eachRow } from '../support/rows';
import { expect, START_MS, test } from './support/edited-workspace';

const SAVED_MS = 30_000;

test.use({ devArguments: [] });
// They share the dev server of all parts, which takes half a minute to start.
test.describe.configure({ mode: 'default', timeout: START_MS });

/** An edit of a source, and what the page shows then. */
interface Edit {
  /** Part and kind of the source. */
  readonly what: string;
  readonly page: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** A text; a style gives its element `COLOR`. Default: `to`. */
  readonly shown?: string;
}

const COLOR = 'rgb(1, 2, 3)';
const DEMOS = '/hoops/demos';
const REALDWG = '/toolkits/realdwg';
const TRIAL = '/hoops/exchange/trial';
const CEE = '/cae/cee_env_desktop/downloads/latest';

const EDITS: readonly Edit[] = [
  {
    what: 'host, component',
    page: '/start',
    file: 'host/src/pages/start/Hero.tsx',
    from: 'Toolkits for 3D visualization',
    to: 'Edited toolkits',
  },
  {
    what: 'host, data',
    page: '/start',
    file: 'host/src/pages/start/Products.tsx',
    from: 'Solid and mesh modeling kernels',
    to: 'Edited kernels',
  },
  {
    what: 'host, style',
    page: '/start',
    file: 'host/src/pages/start/hero.module.css',
    from: '.lead {',
    to: `.lead {\n  background: ${COLOR};`,
    shown: 'CAD data exchange and simulation',
  },
  {
    what: 'mfe-account, slot',
    page: '/start',
    file: 'mfe-account/src/landing/LandingPanel.tsx',
    from: 'Your products in one place',
    to: 'Edited products',
  },
  {
    what: 'mfe-account, style',
    page: '/start',
    file: 'mfe-account/src/landing/landing.module.css',
    from: '.prompt {',
    to: `.prompt h2 {\n  color: ${COLOR};\n}\n\n.prompt {`,
    shown: 'Edited products',
  },
  {
    what: 'mfe-account, component',
    page: TRIAL,
    file: 'mfe-account/src/trial/TrialScreen.tsx',
    from: '-Day Trial`',
    to: '-Day Edited Trial`',
    shown: '-Day Edited Trial',
  },
  {
    what: 'mfe-hoops, component',
    page: DEMOS,
    file: 'mfe-hoops/src/demos/screen.tsx',
    from: 'In your browser',
    to: 'In an edited browser',
  },
  {
    what: 'mfe-hoops, style',
    page: DEMOS,
    file: 'mfe-hoops/src/demos/demos.module.css',
    from: '.page {',
    to: `.page h1 {\n  color: ${COLOR};\n}\n\n.page {`,
    shown: 'HOOPS Demos',
  },
  {
    what: 'mfe-cae, component',
    page: CEE,
    file: 'shared/web/product-pages/src/release/DownloadPageFrame.tsx',
    from: 'title="License information"',
    to: 'title="Edited information"',
    shown: 'Edited information',
  },
  {
    what: 'mfe-partner-oem, component',
    page: REALDWG,
    file: 'mfe-partner-oem/src/article/EvaluationRequest.tsx',
    from: 'Contact sales',
    to: 'Contact edited sales',
  },
  {
    what: 'mfe-partner-oem, data',
    page: REALDWG,
    file: 'mfe-partner-oem/src/content/realdwg/about.ts',
    from: 'RealDWG is the library',
    to: 'RealDWG is the edited library',
  },
  {
    what: 'mfe-partner-oem, style',
    page: REALDWG,
    file: 'mfe-partner-oem/src/article/evaluation.module.css',
    from: '.text {',
    to: `.text {\n  background: ${COLOR};`,
    shown: 'Ask sales for a',
  },
];

// DEV-1.
test('each kind of source of each part', async ({ page, services, visitor, workspace }) => {
  await eachRow(services, EDITS, async ({ page: address, file, from, to, shown = to }) => {
    await visitor.open(address);
    await expect(visitor.title).toBeVisible();
    await page.waitForLoadState('networkidle');
    await visitor.markDocument();
    await workspace.edit(file, from, to);
    const found = page.locator('body').getByText(shown).first();
    await expect(found).toBeVisible({ timeout: SAVED_MS });
    if (file.endsWith('.css'))
      await expect
        .poll(
          () =>
            found.evaluate((element) => [
              getComputedStyle(element).color,
              getComputedStyle(element).backgroundColor,
            ]),
          { timeout: SAVED_MS },
        )
        .toContain(COLOR);
    expect(await visitor.isSameDocument(), 'the page was not loaded again').toBe(true);
  });
});

// DEV-10.
test('a page that is opened after a save has the saved header in its document', async ({
  request,
  workspace,
}) => {
  const documentText = async () =>
    (await request.get('/naming', { headers: { accept: 'text/html' } })).text();
  for (const [from, to] of [
    ['Developer Zone', 'Edited Zone'],
    ['Edited Zone', 'Developer Zone'],
  ] as const) {
    await workspace.edit('host/src/header/Header.tsx', `>${from}<`, `>${to}<`);
    await expect.poll(documentText).toContain(`>${to}<`);
  }
});
