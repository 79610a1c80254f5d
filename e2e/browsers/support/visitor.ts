import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type AccountName, account } from '../../support/accounts';
import type { Point, Size, Tab } from './browser';
import { colorIn, type Edges, edgesOf } from './in-page';
import { Part } from './locator';
import { RECORD } from './recorded-site';

/** What is wrong with a page's edges, in words. Fractions of a pixel are rounded by browsers each in their way. */
function edgeFaults({ viewport, page, header, main, headerContent, footerContent }: Edges): string[] {
  const apart = (a: number, b: number) => !(Math.abs(a - b) < 1);
  return [
    ...(page > viewport ? [`the page is ${page - viewport} px wider than the window`] : []),
    ...(apart(header, viewport) ? [`the header ends at ${header}, the window at ${viewport}`] : []),
    ...(apart(main, viewport) ? [`the content ends at ${main}, the window at ${viewport}`] : []),
    ...(apart(headerContent, footerContent)
      ? [`what is in the header ends at ${headerContent}, in the footer at ${footerContent}`]
      : []),
  ];
}

export interface SavedFile {
  readonly name: string;
  /** Its length in bytes. */
  readonly bytes: number;
  readonly md5: string;
}

/** Somebody at the portal, in any browser: what journeys do in the words of a user's story. */
export class Visitor {
  /** All of the page. */
  readonly page: Part;
  readonly header: Part;
  readonly main: Part;

  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
    private readonly downloads: string,
  ) {
    this.page = new Part(tab, []);
    this.header = this.page.part('banner');
    this.main = this.page.part('main');
  }

  get title(): Part {
    return this.main.part('heading', undefined, 1);
  }

  get signInForm(): Part {
    return this.page.part('form', /sign in/i);
  }

  open(path: string): Promise<void> {
    return this.tab.open(this.origin + path);
  }

  reload(): Promise<void> {
    return this.evaluate(() => location.href).then((address) => this.tab.open(address));
  }

  /** The browser's own button. */
  back(): Promise<unknown> {
    return this.evaluate(() => {
      history.back();
      return null;
    });
  }

  press(keys: string): Promise<void> {
    return this.tab.press(keys);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  /** The path that the address bar shows. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname);
  }

  /** Runs a function in the page, which must be whole in itself. */
  async evaluate<T>(inPage: () => T): Promise<T> {
    return JSON.parse(await this.tab.evaluate(`JSON.stringify((${inPage})())`)) as T;
  }

  /** Fills the header's form in and sends it. */
  async fillSignIn({
    email,
    password,
  }: {
    readonly email: string;
    readonly password: string;
  }): Promise<void> {
    if ((await this.signInForm.count()) === 0) await this.header.part('button', 'Sign In').click();
    await this.signInForm.field(/^email/i).fill(email);
    await this.signInForm.field(/^password/i).fill(password);
    await this.signInForm.part('button', 'Sign In').click();
  }

  /** Signs in by the form and waits for the page that loads as signed in. */
  async signIn(name: AccountName, userName: string): Promise<void> {
    await this.evaluate(() => Object.assign(window, { signedOut: true }) && null);
    await this.fillSignIn(account(name));
    await expect
      .poll(() => this.evaluate(() => 'signedOut' in window), 'the page before is left')
      .toBe(false);
    await this.header.part('button', new RegExp(userName)).isThere();
  }

  /** Opens items of the page's accordion, one inside the other. */
  async openSection(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.main.part('button', name).click();
  }

  /** The file that the browser saves next, once it is whole; it is taken out of the folder. */
  async savedFile(): Promise<SavedFile> {
    let name = '';
    let size = 0;
    const whole = async () => {
      const names = await readdir(this.downloads);
      const before = size;
      [name = ''] = names;
      size = names.length === 1 ? (await stat(join(this.downloads, name))).size : 0;
      // Firefox writes into a second file beside the named one; WebKit gives it a name of its own.
      return names.length === 1 && !/\.(part|wkdownload)$/.test(name) && size > 0 && size === before;
    };
    await expect.poll(whole, 'one file is saved').toBe(true);
    const path = join(this.downloads, name);
    const content = await readFile(path);
    await rm(path);
    return { name, bytes: content.length, md5: createHash('md5').update(content).digest('hex') };
  }

  /** The color that the window shows at a point: red, green and blue, 0 to 255 each. */
  async colorAt({ x, y }: Point): Promise<readonly number[]> {
    const png = (await this.tab.screenshot()).toString('base64');
    const call = `(${colorIn})(${JSON.stringify(`data:image/png;base64,${png}`)}, ${x}, ${y})`;
    return JSON.parse(await this.tab.evaluate(`${call}.then(JSON.stringify)`)) as number[];
  }

  /** Holds that nothing sticks out sideways, and that header, content and footer end at the same edges. */
  async showsWholeLayout(): Promise<void> {
    await expect.poll(async () => edgeFaults(await this.evaluate(edgesOf)), 'the page’s edges').toEqual([]);
  }

  /** Errors and warnings of all documents of this visit. */
  async recordedErrors(): Promise<readonly string[]> {
    const text = await this.tab.evaluate(`localStorage.getItem(${JSON.stringify(RECORD)}) ?? '[]'`);
    return JSON.parse(text) as string[];
  }
}
