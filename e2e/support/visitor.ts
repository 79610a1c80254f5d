import { createHash } from 'node:crypto';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { callAccountService } from '@portal/workbench/src/compatibility/account-call';
import { type AccountName, account, signIn } from './accounts';

/** A visitor of the portal: the user's actions that tests are written with. Names by SIGN-1, A11Y-3. */
export class Visitor {
  constructor(readonly page: Page) {}

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get title(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  get sidebar(): Locator {
    return this.main.getByRole('navigation').first();
  }

  get signInButton(): Locator {
    return this.header.getByRole('button', { name: 'Sign In' }).first();
  }

  get signInForm(): Locator {
    return this.page.getByRole('form', { name: /sign in/i });
  }

  /** The header's button with the user's name. */
  userButton(name: string): Locator {
    return this.header.getByRole('button', { name: new RegExp(name) });
  }

  open(path: string) {
    return this.page.goto(path);
  }

  /** Goes to another page as a link does, without a load, and waits until it has replaced the one before. */
  async follow(path: string): Promise<void> {
    const before = await this.main.innerText();
    await this.page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect(this.main).not.toHaveText(before, { useInnerText: true });
  }

  /** Waits until the content is shown and nothing is loading. */
  async untilLoaded(): Promise<void> {
    await expect(this.title).toBeVisible();
    await expect(this.main.locator('[aria-busy=true]')).toHaveCount(0);
  }

  /** Signs in without the form, as on an earlier visit: the next page load finds the session. */
  async signInAs(name: AccountName): Promise<void> {
    await signIn(this.page.context(), name);
  }

  /** Ends the session without the page, as another tab does. */
  async endSessionElsewhere(): Promise<void> {
    await callAccountService(this.page.context(), 'DELETE', '/session');
  }

  /** Opens the header's form, fills it in and submits it. */
  async fillSignIn(credentials: { readonly email: string; readonly password: string }): Promise<void> {
    if (!(await this.signInForm.isVisible())) await this.signInButton.click();
    await this.signInForm.getByLabel('Email').fill(credentials.email);
    await this.signInForm.getByLabel('Password', { exact: true }).fill(credentials.password);
    await this.signInForm.getByRole('button', { name: 'Sign In' }).click();
  }

  /** Signs in with the form and waits for the reload that follows. */
  async signInByForm(name: AccountName): Promise<void> {
    await Promise.all([this.page.waitForEvent('load'), this.fillSignIn(account(name))]);
  }

  /** Signs in on the account service's own page, which is open, and returns to the portal. */
  async signInOnPage(name: AccountName): Promise<void> {
    const { email, password } = account(name);
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
  }

  /** The header button of an accordion's item. */
  section(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name, exact: true }).and(this.page.locator('[aria-expanded]'));
  }

  /** Opens nested accordion items, the outermost first. */
  async openSection(...names: readonly (string | RegExp)[]): Promise<void> {
    for (const name of names) await this.section(name).click();
  }

  card(fileName: string | RegExp): Locator {
    return this.main.getByRole('group', { name: fileName, exact: true });
  }

  /** The row of a license, by its products. LIC-6. */
  license(products: string): Locator {
    const heading = this.page.getByRole('rowheader', { name: products, exact: true });
    return this.main.getByRole('row').filter({ has: heading });
  }

  /** Clicks a card's button and waits for the download to begin. */
  async download(from: Locator, button: string | RegExp = 'Download'): Promise<Download> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      from.getByRole('button', { name: button }).click(),
    ]);
    return download;
  }

  /** Marks the document, to tell whether the browser loads another one. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => void Reflect.set(window, 'isMarked', true));
  }

  /** Whether the document is still the one that was marked. */
  isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => Reflect.has(window, 'isMarked'));
  }

  /** Records the addresses that the page requests from now on, those that match. */
  recordRequests(matching: RegExp): readonly string[] {
    const addresses: string[] = [];
    this.page.on('request', (request) => matching.test(request.url()) && addresses.push(request.url()));
    return addresses;
  }

  /** All entries of the page's session storage. */
  sessionStorage(): Promise<Record<string, string>> {
    return this.page.evaluate(() => ({ ...window.sessionStorage }));
  }
}

/** MD5 of a downloaded file. */
export async function md5Of(download: Download): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of await download.createReadStream()) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
