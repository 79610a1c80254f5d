/** `npm run dev -- <remote>`: what is saved is on the page, which keeps its state. */
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hold } from '../support/held-start';
import { expect, START_MS, test } from './support/edited-workspace';
import { HOT_REMOTE } from './support/hot-remote';

const SAVED_MS = 30_000;

test.use({
  devArguments: [HOT_REMOTE],
  // Broken code is in the console, and why a page was loaded again.
  expectedErrors:
    /broken on purpose|\[mfe-hot\]|\[HMR\]|RemoteLoadError|ChunkLoadError|ReferenceError|SyntaxError|Module build failed/,
});
// They share the dev server, and what was edited.
test.describe.configure({ mode: 'default', timeout: START_MS });

const file = (name: string) => `${HOT_REMOTE}/src/${name}`;

/** What is lost when the page, or only the component, is made anew. */
async function use(page: Page): Promise<void> {
  await page.getByLabel('Note').fill('typed');
  await page.getByRole('button', { name: 'Count' }).click();
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(page.getByText('Counted 2')).toBeVisible();
}

const text = (page: Page, shown: string | RegExp) =>
  expect(page.getByRole('main').getByText(shown).first()).toBeVisible({ timeout: SAVED_MS });

// DEV-1, DEV-2, DEV-3.
test('a saved file of a remote is on the page, with its state', async ({
  page,
  visitor,
  workspace,
  violations,
}) => {
  await visitor.open('/hot');
  await text(page, 'Welcome');
  await use(page);
  await visitor.markDocument();
  const expectState = async () => {
    await expect(page.getByLabel('Note')).toHaveValue('typed');
    await expect(page.getByText(/(Counted|Clicked) 2/)).toBeVisible();
    expect(await visitor.isSameDocument(), 'the page was not loaded again').toBe(true);
  };
  const saved = async (title: string, name: string, from: string, to: string, shown: string | RegExp) =>
    test.step(title, async () => {
      await workspace.edit(file(name), from, to);
      await text(page, shown);
      await expectState();
    });

  await saved('a component', 'Counter.tsx', 'Counted {count}', 'Clicked {count}', 'Clicked 2');
  await saved('a memoized component', 'Counter.tsx', 'times, {opened}', 'turns, {opened}', 'turns, opened');
  await saved('a screen beside its loader', 'Welcome.tsx', '>Welcome<', '>Hello<', 'Hello');
  await saved('data', 'texts.ts', 'This is the lead.', 'This is another lead.', 'This is another lead.');
  await saved('a rule that a loader uses', 'double.ts', 'value * 2', 'value * 3', 'The price is 63');
  await saved('a loader', 'Welcome.tsx', 'double(21)', 'double(20)', 'The price is 60');
  await test.step('a style', async () => {
    await workspace.edit(file('welcome.module.css'), 'rgb(1, 2, 3)', 'rgb(4, 5, 6)');
    await expect(visitor.title).toHaveCSS('color', 'rgb(4, 5, 6)', { timeout: SAVED_MS });
    await expectState();
  });
  await test.step('a hook that keeps the state', async () => {
    await workspace.edit(file('use-step.ts'), '() => 1', '() => 10');
    await expect(async () => {
      await page.getByRole('button', { name: 'Count' }).click();
      await expect(page.getByText(/Clicked \d\d/)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: SAVED_MS });
    await expect(page.getByLabel('Note')).toHaveValue('typed');
    expect(await visitor.isSameDocument()).toBe(true);
  });
  await test.step('a component with another hook begins anew, the page does not', async () => {
    await workspace.edit(
      file('Counter.tsx'),
      'const step = useStep();',
      "const step = useStep();\n  const [unit] = useState('new');",
    );
    await expect(page.getByText('Clicked 0')).toBeVisible({ timeout: SAVED_MS });
    expect(await visitor.isSameDocument()).toBe(true);
  });
  expect(await violations(), 'hot reload violates no policy').toEqual([]);
});

// DEV-4, DEV-5.
test('an error is shown with its place, and goes with the next save', async ({
  page,
  visitor,
  workspace,
  violations,
}) => {
  const connected = page.waitForEvent('websocket');
  await visitor.open('/hot');
  const socket = await connected;
  const built = () =>
    socket.waitForEvent('framereceived', ({ payload }) => /"type":"(still-)?ok"/.test(String(payload)));
  await expect(page.getByText(/(Counted|Clicked) 0/)).toBeVisible();
  await visitor.markDocument();
  const alert = page.getByRole('alert');

  await test.step('a syntax error', async () => {
    await workspace.edit(file('texts.ts'), "';", "' + ;");
    await expect(alert).toContainText('./src/texts.ts:1', { timeout: SAVED_MS });
    await expect(page.getByText(/(Counted|Clicked) 0/)).toBeVisible();
    const release = await hold(page, /\.hot-update\.json$/);
    await workspace.edit(file('texts.ts'), "' + ;", " It is the only lead.';");
    await expect(alert).toHaveCount(0, { timeout: SAVED_MS });
    // While what was saved before is on its way. What it imports of the portal stays on the page.
    await workspace.edit(file('Welcome.tsx'), /$/, 'const broken = ;\n');
    await expect(alert).toContainText('./src/Welcome.tsx', { timeout: SAVED_MS });
    release();
    await text(page, /only lead\.$/);
    await expect(alert).toContainText('./src/Welcome.tsx', { timeout: SAVED_MS });
    await workspace.edit(file('Welcome.tsx'), 'const broken = ;\n', '');
    await expect(alert).toHaveCount(0, { timeout: SAVED_MS });
  });
  await test.step('an exception while a module runs', async () => {
    await workspace.edit(file('texts.ts'), /^/, "throw new Error('broken on purpose');\n");
    await expect(alert.first()).toContainText('broken on purpose', { timeout: SAVED_MS });
    const now = new Date();
    await Promise.all([built(), utimes(join(workspace.folder, file('texts.ts')), now, now)]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(alert.first()).toContainText('broken on purpose');
    await workspace.edit(file('texts.ts'), "throw new Error('broken on purpose');\n", '');
    await expect(alert).toHaveCount(0, { timeout: SAVED_MS });
    await expect(page.getByText(/(Counted|Clicked) 0/)).toBeVisible();
  });
  await test.step('an exception while a component renders', async () => {
    await workspace.edit(
      file('Counter.tsx'),
      'const step = useStep();',
      "const step = useStep();\n  if (step > 0) throw new Error('broken on purpose');",
    );
    await expect(visitor.main.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: SAVED_MS });
    await workspace.edit(file('Counter.tsx'), "\n  if (step > 0) throw new Error('broken on purpose');", '');
    await expect(page.getByText(/(Counted|Clicked) 0/)).toBeVisible({ timeout: SAVED_MS });
  });
  expect(await visitor.isSameDocument(), 'the page was not loaded again').toBe(true);
  expect(await violations()).toEqual([]);
});

// DEV-1, DEV-5.
test('a slot is replaced in its place on a page of the host, and recovers', async ({
  page,
  visitor,
  workspace,
}) => {
  await visitor.open('/start');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await visitor.markDocument();
  await workspace.edit(file('Aside.tsx'), '>Aside<', '>Beside<');
  await text(page, 'Beside');
  await expect(page.getByText('It is open')).toBeVisible();

  await workspace.edit(
    file('Aside.tsx'),
    'return (',
    "if (isOpen) throw new Error('broken on purpose');\n  return (",
  );
  await text(page, /start\.aside of mfe-hot broke: Error: broken on purpose/);
  await workspace.edit(file('Aside.tsx'), "if (isOpen) throw new Error('broken on purpose');\n  ", '');
  await text(page, 'Beside');
  expect(await visitor.isSameDocument(), 'the page was not loaded again').toBe(true);
});

// DEV-6.
test('where only a reload helps, the page says why and is where it was', async ({
  page,
  visitor,
  workspace,
}) => {
  await visitor.open('/hot?x=1#y');
  await text(page, 'The end');
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const expectReload = async (reason: RegExp) => {
    await expect(page.getByText(reason)).toBeVisible({ timeout: SAVED_MS });
    expect(await visitor.isSameDocument()).toBe(false);
    await expect(page).toHaveURL(/\/hot\?x=1#y$/);
    await expect.poll(place).toBe(1200);
  };
  const scrollAndMark = async () => {
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect.poll(place).toBe(1200);
    await visitor.markDocument();
  };

  await scrollAndMark();
  await workspace.edit(
    file('remote.ts'),
    '{ index: true',
    "{ path: 'more', lazy: () => import('./Welcome') },\n      { index: true",
  );
  await expectReload(/loaded again: the list of routes or slots changed/);

  await scrollAndMark();
  await workspace.edit(`${HOT_REMOTE}/remote.config.ts`, "owns: ['/hot/*']", "owns: ['/hot/*'], preload: {}");
  await expectReload(/loaded again: remote\.config\.ts changed/);
  await page.getByRole('main').waitFor();

  await scrollAndMark();
  await workspace.edit(
    file('use-step.ts'),
    /^/,
    "import { useSession } from '@portal/sdk/session';\nvoid useSession;\n",
  );
  await expectReload(/loaded again: it imports a module of the portal for the first time/);
});

// DEV-7.
test('a source of the host takes over from its build', async ({ page, visitor, workspace }) => {
  // The last that a page loads, some seconds later. It would have no server while the host restarts.
  const recorder = page.waitForResponse(/\/host\/replay\./);
  await visitor.open('/start');
  await recorder;
  await page.waitForLoadState('networkidle');
  await visitor.markDocument();
  const heading = 'Welcome to the Developer Zone';
  await expect(visitor.title).toHaveText(heading);
  await workspace.edit('host/src/pages/start/Hero.tsx', heading, `${heading}, edited`);
  await expect(visitor.title).toHaveText(`${heading}, edited`, { timeout: START_MS });
  await visitor.markDocument();
  await workspace.edit('host/src/pages/start/Hero.tsx', `${heading}, edited`, heading);
  await expect(visitor.title).toHaveText(heading, { timeout: SAVED_MS });
  expect(await visitor.isSameDocument(), 'the host has hot reload now').toBe(true);
});

// DEV-5, DEV-8, DEV-11.
test('another dev server is ready with code that cannot be built; the pages of both come with the next save', async ({
  page,
  visitor,
  workspace,
}) => {
  await workspace.edit(file('texts.ts'), "';", "' + ;");
  const other = await workspace.dev(HOT_REMOTE);
  try {
    await page.goto(`${other.address}/hot`);
    const panel = page.getByRole('alert').filter({ hasText: './src/texts.ts:1' });
    await expect(panel).toBeVisible({ timeout: SAVED_MS });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: SAVED_MS });
    await workspace.edit(file('texts.ts'), "' + ;", "';");
    await text(page, /lead\.$/);
    await visitor.open('/hot');
    await text(page, /lead\.$/);
  } finally {
    await other.stop();
  }
});
