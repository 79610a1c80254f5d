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

/** Where something was started: path, line and column. */
const placeOf = ({ startedAt }: Held): string | undefined =>
  /^ +at (?:.*\()?(?:file:\/\/)?(.*?:\d+:\d+)\)?$/m.exec(startedAt.stack ?? '')?.[1];

/** The place in the remote's folder, if it was started there. */
function placeInRemote(held: Held): string | undefined {
  const place = placeOf(held);
  if (place === undefined || remoteFolder === undefined) return undefined;
  const isOwn = place.startsWith(`${remoteFolder}/`) && !place.includes('/node_modules/');
  return isOwn ? place.slice(remoteFolder.length + 1) : undefined;
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
      const place = placeInRemote(one);
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
      other !== one && other.name === one.name && placeOf(other) === placeOf(one);
    return (
      this.#firstVisit.includes(one) &&
      held.some((other) => !this.#firstVisit.includes(other) && isSame(other))
    );
  }
}
