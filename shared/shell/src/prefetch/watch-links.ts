/** Milliseconds for which the pointer rests on a link that somebody means. */
const DWELL = 60;
/** Milliseconds after which a page that was got ahead is got again; its content may have changed. */
const FRESH = 15_000;

/** Path of the portal's page that a plain click on an element would open, if it would open one. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin) return undefined;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

/** Whether the visitor asked the browser to save data. */
const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

/**
 * Gets pages ahead when somebody is about to open them: the pointer rests on their link, the keyboard
 * reaches it, a finger touches it. @returns a function that stops it.
 */
export function watchLinks(prefetch: (path: string) => Promise<void>): () => void {
  const got = new Map<string, number>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const get = (path: string | undefined) => {
    if (path === undefined || savesData()) return;
    const before = got.get(path);
    if (before !== undefined && performance.now() - before < FRESH) return;
    got.set(path, performance.now());
    // The page itself tells, should somebody go there.
    prefetch(path).catch(() => got.delete(path));
  };
  let under: EventTarget | null = null;
  // Moves, for a link can also come under a pointer that nobody moves.
  const onMove = ({ target }: Event) => {
    if (target === under) return;
    under = target;
    clearTimeout(resting);
    resting = setTimeout(() => get(pageOf(target)), DWELL);
  };
  const onMeant = ({ target }: Event) => get(pageOf(target));

  const listeners = [
    ['pointermove', onMove],
    ['focusin', onMeant],
    ['touchstart', onMeant],
  ] as const;
  for (const [type, listener] of listeners) document.addEventListener(type, listener, { passive: true });
  return () => {
    clearTimeout(resting);
    for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  };
}
