import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type AccountName, account } from '../../support/accounts';
import type { Point, Size, Tab } from './browser';
import { findLayoutErrors, readPixelColor } from './in-page';
import { Locator } from './locator';
import { RECORD_KEY, type RecordedWindow } from './recorded-site';

/** A visitor of the portal in any browser: the user's actions that journeys are written with. */
export class Visitor {
  /** The whole page. */
  readonly page: Locator;
  readonly header: Locator;
  readonly main: Locator;

  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
    private readonly downloads: string,
  ) {
    this.page = new Locator(tab, []);
    this.header = this.page.getByRole('banner');
    this.main = this.page.getByRole('main');
  }

  get title(): Locator {
    return this.main.getByRole('heading', undefined, 1);
  }

  get signInForm(): Locator {
    return this.page.getByRole('form', /sign in/i);
  }

  open(path: string): Promise<unknown> {
    return this.tab.open(this.origin + path);
  }

  reload(): Promise<unknown> {
    return this.evaluate(() => location.href).then((address) => this.tab.open(address));
  }

  /** Goes back in the history. */
  back(): Promise<unknown> {
    return this.evaluate(() => {
      history.back();
      return null;
    });
  }

  press(keys: string): Promise<unknown> {
    return this.tab.press(keys);
  }

  resize(size: Size): Promise<unknown> {
    return this.tab.resize(size);
  }

  /** The path that the address bar shows. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname);
  }

  /** Runs a function in the page. The function may not use anything outside itself. */
  async evaluate<T>(inPage: () => T): Promise<T> {
    return JSON.parse(await this.tab.evaluate(`JSON.stringify((${inPage})())`)) as T;
  }

  /** Waits until the page reacts: React has drawn it, or has taken over what the response brought. */
  async expectLive(): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => document.documentElement.hasAttribute('data-live')), 'the page is live')
      .toBe(true);
  }

  /** Whether the shown title is the element that the response brought, not one that a script created. */
  showsTitleOfResponse(): Promise<boolean> {
    return this.evaluate(() => {
      const title = document.querySelector('main h1');
      return title !== null && (window as RecordedWindow).titleOfResponse === title;
    });
  }

  /** Fills the header's form in and submits it. */
  async fillSignIn({
    email,
    password,
  }: {
    readonly email: string;
    readonly password: string;
  }): Promise<void> {
    if ((await this.signInForm.count()) === 0) await this.header.getByRole('button', 'Sign In').click();
    await this.signInForm.getByLabel(/^email/i).fill(email);
    await this.signInForm.getByLabel(/^password/i).fill(password);
    await this.signInForm.getByRole('button', 'Sign In').click();
  }

  /** Signs in with the form and waits for the reload that follows. */
  async signIn(name: AccountName, userName: string): Promise<void> {
    await this.evaluate(() => Object.assign(window, { signedOut: true }) && null);
    await this.fillSignIn(account(name));
    await expect.poll(() => this.evaluate(() => 'signedOut' in window), 'the page has reloaded').toBe(false);
    await this.header.getByRole('button', new RegExp(userName)).expectPresent();
  }

  /** Opens nested accordion items, the outermost first. */
  async openSection(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.main.getByRole('button', name).click();
  }

  /** Waits until the next download is complete, and removes it from the folder. @returns its name, length and MD5 sum. */
  async savedFile() {
    let name = '';
    let size = 0;
    const isComplete = async () => {
      const names = await readdir(this.downloads);
      const before = size;
      [name = ''] = names;
      // The browser may rename it meanwhile: then it is not complete yet.
      const file = names.length === 1 ? await stat(join(this.downloads, name)).catch(() => null) : null;
      size = file?.size ?? 0;
      // Firefox writes to a second file beside the final one; WebKit uses a temporary name.
      return names.length === 1 && !/\.(part|wkdownload)$/.test(name) && size > 0 && size === before;
    };
    await expect.poll(isComplete, 'one file is saved').toBe(true);
    const path = join(this.downloads, name);
    const content = await readFile(path);
    await rm(path);
    return { name, bytes: content.length, md5: createHash('md5').update(content).digest('hex') };
  }

  /** The color at a point of the viewport: red, green and blue, 0 to 255 each. */
  async colorAt({ x, y }: Point): Promise<readonly number[]> {
    const png = (await this.tab.screenshot()).toString('base64');
    const call = `(${readPixelColor})(${JSON.stringify(`data:image/png;base64,${png}`)}, ${x}, ${y})`;
    return JSON.parse(await this.tab.evaluate(`${call}.then(JSON.stringify)`)) as number[];
  }

  /** Asserts that nothing overflows horizontally, and that header, content and footer end at the same edges. */
  async expectLayoutFits(): Promise<void> {
    await expect.poll(() => this.evaluate(findLayoutErrors), 'the page’s edges').toEqual([]);
  }

  /** Errors and warnings of every document of this visit. */
  async recordedErrors(): Promise<readonly string[]> {
    const text = await this.tab.evaluate(`localStorage.getItem(${JSON.stringify(RECORD_KEY)}) ?? '[]'`);
    return JSON.parse(text) as string[];
  }
}
