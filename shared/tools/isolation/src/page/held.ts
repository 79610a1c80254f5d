import type { Leak } from '../leak';
import { Patches } from './patches';

/** Something that a part of the page started and has not ended. */
export interface Held {
  /** As in {@link Leak}: `listener resize on window`, `interval`, `ResizeObserver on document.body`. */
  readonly name: string;
  /** What ends it, for the message. */
  readonly endedBy: string;
  /** Where it was started: the error's stack begins with the caller. */
  readonly startedAt: Error;
}

/** Objects that stay when a page of the remote is left, with their names. */
const lasting = (): Map<unknown, string> =>
  new Map<unknown, string>([
    [window, 'window'],
    [document, 'document'],
    [document.documentElement, 'document.documentElement'],
    [document.body, 'document.body'],
    [document.head, 'document.head'],
    [window.visualViewport, 'visualViewport'],
    [window.screen?.orientation, 'screen.orientation'],
    [window.navigator.serviceWorker, 'navigator.serviceWorker'],
  ]);

const isMediaQuery = (target: unknown): target is MediaQueryList =>
  typeof MediaQueryList === 'function' && target instanceof MediaQueryList;

const isAborted = (options: unknown): boolean =>
  (Object(options) as AddEventListenerOptions).signal?.aborted === true;

const isOption = (options: unknown, name: 'capture' | 'once'): boolean =>
  typeof options === 'object' && options !== null
    ? Reflect.get(options, name) === true
    : name === 'capture' && options === true;

/** Where the caller of a function of the page is. */
function callerOf(own: (...args: never[]) => unknown): Error {
  const error = new Error('started here');
  Error.captureStackTrace?.(error, own);
  return error;
}

interface Listener extends Held {
  readonly target: unknown;
  readonly type: unknown;
  readonly callback: unknown;
  readonly options: unknown;
}

/**
 * Records what is started on objects that stay when a page is left, from its creation on: listeners of the window, the
 * document and media queries, intervals, observers. ISOLATION-4.
 */
export class HeldRecorder {
  readonly #patches = new Patches();
  readonly #lasting = lasting();
  #listeners: Listener[] = [];
  readonly #intervals = new Map<unknown, Held>();
  readonly #observers = new Map<unknown, Held>();

  constructor() {
    this.#recordListeners();
    this.#recordIntervals();
    for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'])
      this.#recordObservers(name);
  }

  /** What was started since recording began and has not ended. */
  held(): readonly Held[] {
    return [
      ...this.#listeners.filter(({ options }) => !isAborted(options)),
      ...this.#intervals.values(),
      ...this.#observers.values(),
    ];
  }

  /** Puts the page's functions back. */
  stop(): void {
    this.#patches.undo();
  }

  #nameOf(target: unknown): string | undefined {
    if (isMediaQuery(target)) return `matchMedia(${JSON.stringify(target.media)})`;
    return target === undefined || target === null ? undefined : this.#lasting.get(target);
  }

  #isSame(one: Listener, target: unknown, [type, callback, options]: readonly unknown[]): boolean {
    const isSamePhase = isOption(one.options, 'capture') === isOption(options, 'capture');
    return one.target === target && one.type === type && one.callback === callback && isSamePhase;
  }

  #forget(target: unknown, args: readonly unknown[]): void {
    this.#listeners = this.#listeners.filter((one) => !this.#isSame(one, target, args));
  }

  /** Notes a listener unless it is there already, in which case the page ignores it, too. */
  #note(target: unknown, args: readonly unknown[], startedAt: Error): void {
    const name = this.#nameOf(target);
    const [type, callback, options] = args;
    const isKnown = this.#listeners.some((one) => this.#isSame(one, target, args) && !isAborted(one.options));
    if (name === undefined || callback === null || callback === undefined || isKnown || isAborted(options))
      return;
    this.#listeners.push({
      name: `listener ${String(type)} on ${name}`,
      endedBy: 'Remove it',
      startedAt,
      target,
      type,
      callback,
      options,
    });
  }

  #recordListeners(): void {
    const recorder = this;
    const targets = [EventTarget.prototype, window].filter((object) =>
      Object.hasOwn(object, 'addEventListener'),
    );
    for (const object of targets) {
      this.#patches.replace(object, 'addEventListener', (original) => {
        return function addEventListener(...args) {
          const target = this ?? window;
          recorder.#note(target, args, callerOf(addEventListener));
          original.apply(target, args);
          if (!isOption(args[2], 'once')) return;
          // The page removes such a listener itself.
          const forget = () => recorder.#forget(target, args);
          original.call(target, args[0], forget, { once: true, capture: isOption(args[2], 'capture') });
        };
      });
      this.#patches.replace(object, 'removeEventListener', (original) => {
        return function removeEventListener(...args) {
          recorder.#forget(this ?? window, args);
          original.apply(this ?? window, args);
        };
      });
    }
    this.#recordMediaListeners();
  }

  /** The older names of a media query's functions. */
  #recordMediaListeners(): void {
    if (typeof MediaQueryList !== 'function') return;
    const recorder = this;
    this.#patches.replace(MediaQueryList.prototype, 'addListener', (original) => {
      return function addListener(callback) {
        recorder.#note(this, ['change', callback], callerOf(addListener));
        return original.call(this, callback);
      };
    });
    this.#patches.replace(MediaQueryList.prototype, 'removeListener', (original) => {
      return function removeListener(callback) {
        recorder.#forget(this, ['change', callback]);
        return original.call(this, callback);
      };
    });
  }

  #recordIntervals(): void {
    const intervals = this.#intervals;
    this.#patches.replace(window, 'setInterval', (original) => {
      return function setInterval(...args) {
        const id = original.apply(window, args);
        intervals.set(id, {
          name: 'interval',
          endedBy: 'Clear it',
          startedAt: callerOf(setInterval),
        });
        return id;
      };
    });
    for (const key of ['clearInterval', 'clearTimeout'])
      this.#patches.replace(window, key, (original) => (id) => {
        intervals.delete(id);
        return original.call(window, id);
      });
  }

  /** An observer of an element in a page goes with the element; one of what stays does not. */
  #recordObservers(name: string): void {
    const observer: unknown = Reflect.get(window, name);
    if (typeof observer !== 'function') return;
    const recorder = this;
    const prototype = observer.prototype as object;
    this.#patches.replace(prototype, 'observe', (original) => {
      return function observe(...args) {
        const target = recorder.#nameOf(args[0]);
        if (target !== undefined)
          recorder.#observers.set(this, {
            name: `${name} on ${target}`,
            endedBy: 'Disconnect it',
            startedAt: callerOf(observe),
          });
        return original.apply(this, args);
      };
    });
    for (const key of ['disconnect', 'unobserve'])
      this.#patches.replace(prototype, key, (original) => {
        return function end(...args) {
          if (key === 'disconnect' || recorder.#nameOf(args[0]) !== undefined)
            recorder.#observers.delete(this);
          return original.apply(this, args);
        };
      });
  }
}

/**
 * What a remote did not end, as leaks.
 * @param place where the remote starts it, such as `src/Clock.tsx:12:20`. Absent where that is not known.
 * @param since when it should have ended, such as `after /points was left`.
 */
export const heldLeak = (
  { name, endedBy }: Held,
  { place, since }: { readonly place?: string | undefined; readonly since: string },
): Leak => ({
  name,
  sentence: `${place === undefined ? 'it' : place} starts something that stays ${since}: ${name}. ${endedBy} when the page is left.`,
});
