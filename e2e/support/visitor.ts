import { createHash } from 'node:crypto';
import type { Download, Locator, Page } from '@playwright/test';
import { callAccountService, signIn } from './account-call';
import { type AccountName, account } from './accounts';

/** Somebody at the portal: what tests do in the words of a user's story. Names by SIGN-1, A11Y-3. */
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

  /** The header's button that carries the user's name. */
  userButton(name: string): Locator {
    return this.header.getByRole('button', { name: new RegExp(name) });
  }

  open(path: string) {
    return this.page.goto(path);
  }

  /** Signs in without the form, as in an earlier visit: the next page load finds the session. */
  async signInAs(name: AccountName): Promise<void> {
    await signIn(this.page.context(), name);
  }

  /** Ends the session behind the page's back, as another tab does. */
  async endSessionElsewhere(): Promise<void> {
    await callAccountService(this.page.context(), 'DELETE', '/session');
  }

  /** Opens the header's form and sends it. */
  async fillSignIn(credentials: { readonly email: string; readonly password: string }): Promise<void> {
    if (!(await this.signInForm.isVisible())) await this.signInButton.click();
    await this.signInForm.getByLabel('Email').fill(credentials.email);
    await this.signInForm.getByLabel('Password', { exact: true }).fill(credentials.password);
    await this.signInForm.getByRole('button', { name: 'Sign In' }).click();
  }

  /** Signs in by the form and waits for the page that loads as signed in. */
  async signInByForm(name: AccountName): Promise<void> {
    await Promise.all([this.page.waitForEvent('load'), this.fillSignIn(account(name))]);
  }

  /** The header of an accordion's item. */
  section(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name, exact: true }).and(this.page.locator('[aria-expanded]'));
  }

  /** Opens items of the page's accordion, one inside the other. */
  async openSection(...names: readonly (string | RegExp)[]): Promise<void> {
    for (const name of names) await this.section(name).click();
  }

  /** The card of a file, by its name. */
  card(fileName: string | RegExp): Locator {
    return this.main.getByRole('group', { name: fileName, exact: true });
  }

  /** Presses a card's button and waits for the file that the browser is sent to. */
  async download(from: Locator, button: string | RegExp = 'Download'): Promise<Download> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      from.getByRole('button', { name: button }).click(),
    ]);
    return download;
  }

  /** Everything that the browser keeps for this visit. */
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
