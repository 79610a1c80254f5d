import type { RemoteDescription } from '@portal/contract';
import type { Leak } from '@portal/isolation';
import {
  findChanges,
  type Held,
  HeldRecorder,
  heldLeak,
  type PageSnapshot,
  takeSnapshot,
} from '@portal/isolation/page';

/** Finds what the style sheets of a remote's sources match outside of it. ISOLATION-1. */
export async function leaksOfStyles({ name }: RemoteDescription): Promise<Leak[]> {
  if (remoteFolder === undefined) return [];
  const folder = remoteFolder;
  // Most tests need no parser of styles.
  const { findStyleLeaks, styleFile } = await import('@portal/isolation/styles');
  return (await readStyles(folder)).flatMap(({ path, css }) => {
    const names = path.endsWith('.module.css') ? 'source' : 'plain';
    return findStyleLeaks({ remote: name, file: styleFile(path, folder), css, names });
  });
}

/** The elements with styles that were added to the document. What antd adds is the host's. */
const stylesInPage = (): Element[] => [...document.querySelectorAll('style:not([data-css-hash])')];

/** Finds what styles match outside of a remote that its code added to the page. Their classes are their author's. */
async function leaksOfAdded(styles: readonly Element[], { name }: RemoteDescription): Promise<Leak[]> {
  if (styles.length === 0) return [];
  const { findStyleLeaks } = await import('@portal/isolation/styles');
  return styles.flatMap(({ textContent }) =>
    findStyleLeaks({
      remote: name,
      file: 'a <style> that it adds',
      css: textContent ?? '',
      names: 'source',
    }),
  );
}

/** The line of a stack that says where something was started. Paths have slashes, as messages name them. */
const callerIn = (stack = ''): string | undefined =>
  /^ +at .*:\d+:\d+\)?$/m.exec(stack)?.[0].replaceAll('\\', '/');

/** The file below a folder with line and column where something was started, if it was started there. */
export function placeBelow(folder: string, { startedAt }: Pick<Held, 'startedAt'>): string | undefined {
  const [, place] = callerIn(startedAt.stack)?.split(`${folder.replaceAll('\\', '/')}/`) ?? [];
  return place === undefined || /(^|\/)node_modules\//.test(place) ? undefined : place.replace(/\)$/, '');
}

/** Watches what code of a remote does to the page, from its creation until `end`. */
export class PageWatch {
  readonly #before: PageSnapshot = takeSnapshot();
  readonly #recorder = new HeldRecorder();
  readonly #stylesBefore = stylesInPage();
  #firstVisit: readonly Held[] = [];

  constructor(private readonly description: RemoteDescription) {}

  /** To be called once the page of the remote was left for the first time, if it is visited again. */
  left(): void {
    this.#firstVisit = this.#recorder.held();
  }

  /**
   * Stops watching.
   * @param since when everything should have ended, such as `after /points was left`.
   */
  async end(since: string): Promise<Leak[]> {
    const held = this.#recorder.held();
    this.#recorder.stop();
    const leaks = held.flatMap((one) => {
      const place = remoteFolder === undefined ? undefined : placeBelow(remoteFolder, one);
      return place === undefined && !this.#isRepeated(one, held) ? [] : [heldLeak(one, { place, since })];
    });
    const added = stylesInPage().filter((style) => !this.#stylesBefore.includes(style));
    return [...findChanges(this.#before), ...leaks, ...(await leaksOfAdded(added, this.description))];
  }

  /**
   * Whether code outside of the remote's folder, such as a package of its own, started the same on each visit and left
   * it. What the shell starts once, and keeps, is started on the first visit only.
   */
  #isRepeated(one: Held, held: readonly Held[]): boolean {
    const isSame = (other: Held) =>
      other !== one &&
      other.name === one.name &&
      callerIn(other.startedAt.stack) === callerIn(one.startedAt.stack);
    return (
      this.#firstVisit.includes(one) &&
      held.some((other) => !this.#firstVisit.includes(other) && isSame(other))
    );
  }
}
