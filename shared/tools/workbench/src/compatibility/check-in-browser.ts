import type { RemoteRelease } from '@portal/contract';
import { bundleInPage, type Loaded, type loadAll } from '@portal/releases/budgets';
import { demoAccount } from '@portal/sandbox/accounts';
import type { Browser, BrowserContext, ConsoleMessage } from 'playwright-core';
import { messageOf } from '../command-line/failure';
import { callAccountService } from './account-call';

/** Time that a page has to show its heading or say what failed, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** Depends on the machine's speed, and says nothing about the remote. */
const HARMLESS = /was preloaded using link preload but not used|allow-scripts and allow-same-origin/;
/** What the shell says in place of a remote's page. REM-2. */
const FAILURE = /could not be loaded|broke$/;
/** A demo account that may see most pages. */
const ACCOUNT = 'partner';

/** Signs in as on an earlier visit, so that pages for users are shown. */
async function signIn(context: BrowserContext): Promise<void> {
  const { email, password } = demoAccount(ACCOUNT);
  const body = { body: { email, password } };
  const response = await callAccountService(context, 'POST', '/api/widgetsignin', body);
  if (!response.ok()) throw new Error(`${email} could not sign in: ${response.status()}`);
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** Opens a page of a remote, then loads all of its parts. Resolves to what went wrong. */
async function checkPage(
  context: BrowserContext,
  address: string,
  { loaded, script }: { readonly loaded: Loaded; readonly script: string },
): Promise<string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${address}: ${firstLine(error.message)}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' || HARMLESS.test(message.text())) return;
    problems.push(`${address}: ${firstLine(message.text())}`);
  });
  try {
    await page.goto(address);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasText: /\S/ });
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: FAILURE });
    await heading.or(failure).first().waitFor({ timeout: TIMEOUT_MS });
    for (const text of await failure.allInnerTexts())
      problems.push(`${address}: ${text.replaceAll('\n', ' ')}`);
    await page.evaluate(script);
    const parts = await page.evaluate(
      (what) => (globalThis as unknown as { loadAll: typeof loadAll }).loadAll(what),
      loaded,
    );
    return [...problems, ...parts];
  } catch (error) {
    return [...problems, `${address}: ${firstLine(messageOf(error))}`];
  } finally {
    await page.close();
  }
}

/**
 * Opens pages of a release in a portal and loads all of its parts. Resolves to what went wrong. REVERSE-1.
 * @param addresses of the pages.
 * @param modules of the host that its code imports anywhere, which are loaded too.
 */
export async function checkInBrowser(
  browser: Browser,
  origin: string,
  release: RemoteRelease,
  addresses: readonly string[],
  modules: readonly string[],
): Promise<string[]> {
  const script = await bundleInPage('load-all');
  const context = await browser.newContext({ baseURL: origin });
  try {
    await signIn(context);
    const problems: string[] = [];
    const loaded = { global: release.extras.portal.global, modules };
    for (const address of addresses)
      problems.push(...(await checkPage(context, address, { loaded, script })));
    return [...new Set(problems)];
  } finally {
    await context.close();
  }
}
