/** `npm run dev`: what is saved in the host and in each remote is on the page, which is not loaded again. */
import { eachRow } from '../support/rows';
import { expect, START_MS, test } from './support/edited-workspace';

const SAVED_MS = 30_000;

test.use({ devArguments: [] });
// They share the dev server of all parts, which takes half a minute to start.
test.describe.configure({ mode: 'default', timeout: START_MS });

/** An edit of a source, and what the page shows then. */
interface Edit {
  readonly part: string;
  readonly kind: 'component' | 'data' | 'style' | 'slot';
  readonly page: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** A text; for a style, the color of the element with the text. */
  readonly shown: string;
  readonly color?: string;
}

const COLOR = 'rgb(1, 2, 3)';
const DEMOS = '/hoops/demos';
const REALDWG = '/toolkits/realdwg';
const TRIAL = '/hoops/exchange/trial';
const CEE = '/cae/cee_env_desktop/downloads/latest';

const EDITS: readonly Edit[] = [
  {
    part: 'host',
    kind: 'component',
    page: '/start',
    file: 'host/src/pages/start/Hero.tsx',
    from: 'Toolkits for 3D visualization',
    to: 'Edited toolkits',
    shown: 'Edited toolkits',
  },
  {
    part: 'host',
    kind: 'data',
    page: '/start',
    file: 'host/src/pages/start/Products.tsx',
    from: 'Solid and mesh modeling kernels',
    to: 'Edited kernels',
    shown: 'Edited kernels',
  },
  {
    part: 'host',
    kind: 'style',
    page: '/start',
    file: 'host/src/pages/start/hero.module.css',
    from: '.lead {',
    to: `.lead {\n  background: ${COLOR};`,
    shown: 'CAD data exchange and simulation',
    color: COLOR,
  },
  {
    part: 'mfe-account',
    kind: 'slot',
    page: '/start',
    file: 'mfe-account/src/landing/LandingPanel.tsx',
    from: 'Your products in one place',
    to: 'Edited products',
    shown: 'Edited products',
  },
  {
    part: 'mfe-account',
    kind: 'style',
    page: '/start',
    file: 'mfe-account/src/landing/landing.module.css',
    from: '.prompt {',
    to: `.prompt h2 {\n  color: ${COLOR};\n}\n\n.prompt {`,
    shown: 'Edited products',
    color: COLOR,
  },
  {
    part: 'mfe-account',
    kind: 'component',
    page: TRIAL,
    file: 'mfe-account/src/trial/TrialScreen.tsx',
    from: '-Day Trial`',
    to: '-Day Edited Trial`',
    shown: '-Day Edited Trial',
  },
  {
    part: 'mfe-hoops',
    kind: 'component',
    page: DEMOS,
    file: 'mfe-hoops/src/demos/screen.tsx',
    from: 'In your browser',
    to: 'In an edited browser',
    shown: 'In an edited browser',
  },
  {
    part: 'mfe-hoops',
    kind: 'style',
    page: DEMOS,
    file: 'mfe-hoops/src/demos/demos.module.css',
    from: '.page {',
    to: `.page h1 {\n  color: ${COLOR};\n}\n\n.page {`,
    shown: 'HOOPS Demos',
    color: COLOR,
  },
  {
    part: 'mfe-cae',
    kind: 'component',
    page: CEE,
    file: 'shared/web/product-pages/src/release/DownloadPageFrame.tsx',
    from: 'title="License information"',
    to: 'title="Edited information"',
    shown: 'Edited information',
  },
  {
    part: 'mfe-partner-oem',
    kind: 'component',
    page: REALDWG,
    file: 'mfe-partner-oem/src/article/EvaluationRequest.tsx',
    from: 'Contact sales',
    to: 'Contact edited sales',
    shown: 'Contact edited sales',
  },
  {
    part: 'mfe-partner-oem',
    kind: 'data',
    page: REALDWG,
    file: 'mfe-partner-oem/src/content/realdwg/about.ts',
    from: 'RealDWG is the library',
    to: 'RealDWG is the edited library',
    shown: 'RealDWG is the edited library',
  },
  {
    part: 'mfe-partner-oem',
    kind: 'style',
    page: REALDWG,
    file: 'mfe-partner-oem/src/article/evaluation.module.css',
    from: '.text {',
    to: `.text {\n  background: ${COLOR};`,
    shown: 'Ask sales for a',
    color: COLOR,
  },
];

// DEV-1.
test('each kind of source of each part', async ({ page, services, visitor, workspace, mark }) => {
  await eachRow(
    services,
    EDITS,
    ({ part, kind, file }) => `${part}, ${kind}: ${file}`,
    async ({ page: address, file, from, to, shown, color }) => {
      await visitor.open(address);
      await expect(visitor.title).toBeVisible();
      await page.waitForLoadState('networkidle');
      await mark.set();
      await workspace.edit(file, from, to);
      const found = page.locator('body').getByText(shown).first();
      await expect(found).toBeVisible({ timeout: SAVED_MS });
      if (color !== undefined)
        await expect
          .poll(
            () =>
              found.evaluate((element) => [
                getComputedStyle(element).color,
                getComputedStyle(element).backgroundColor,
              ]),
            { timeout: SAVED_MS },
          )
          .toContain(color);
      expect(await mark.isKept(), 'the page was not loaded again').toBe(true);
    },
  );
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
