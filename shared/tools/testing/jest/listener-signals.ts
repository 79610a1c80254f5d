type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
type AddListener = (this: unknown, ...args: Parameters<EventTarget['addEventListener']>) => void;

/**
 * Lets listeners have signals of Node.js, which the page has in place of jsdom's: jsdom throws for any but its own.
 * @param targets objects that have `addEventListener` of their own.
 */
export function acceptNodeSignals(targets: readonly Target[]): void {
  for (const target of targets) {
    const original = target.addEventListener as AddListener;
    const addListener: AddListener = function addEventListener(this: unknown, type, listener, options) {
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (signal === undefined || typeof options !== 'object')
        return original.call(this, type, listener, options);
      if (signal.aborted) return;
      const { signal: _, ...others } = options;
      original.call(this, type, listener, others);
      const remove = () => ((this ?? target) as Target).removeEventListener(type, listener, others);
      signal.addEventListener('abort', remove, { once: true });
    };
    target.addEventListener = addListener as Target['addEventListener'];
  }
}
