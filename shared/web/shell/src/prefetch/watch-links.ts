import { createQueryClient } from '@portal/query';

/** How long the pointer must rest on a link to count as intent, in milliseconds. */
const HOVER_DELAY_MS = 60;
/** How long a prefetched page counts as fresh, in milliseconds; later its content may have changed. */
const FRESH_MS = 15_000;

/** Path of the portal's page that a plain click on `target` would open; undefined if it would open none. */
function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin) return undefined;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

/** Whether the browser's data saver is on. */
const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

/**
 * Prefetches a page when a visitor is about to open it: the pointer rests on its link, the keyboard reaches it,
 * or a finger touches it.
 * @returns a function that stops watching.
 */
export function watchLinks(prefetch: (path: string) => Promise<void>): () => void {
  const client = createQueryClient();
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  const prefetchOnce = (path: string | undefined) => {
    if (path === undefined || savesData()) return;
    // The page itself reports the error if it is opened.
    void client.prefetchQuery({
      queryKey: ['page', path],
      queryFn: () => prefetch(path),
      staleTime: FRESH_MS,
    });
  };
  let hovered: EventTarget | null = null;
  // Only pointer moves count, because a link can appear under a resting pointer.
  const onMove = ({ target }: Event) => {
    if (target === hovered) return;
    hovered = target;
    clearTimeout(hoverTimer);
    hoverTimer = setTimeout(() => prefetchOnce(linkedPath(target)), HOVER_DELAY_MS);
  };
  const onIntent = ({ target }: Event) => prefetchOnce(linkedPath(target));

  const listeners = [
    ['pointermove', onMove],
    ['focusin', onIntent],
    ['touchstart', onIntent],
  ] as const;
  for (const [type, listener] of listeners) document.addEventListener(type, listener, { passive: true });
  return () => {
    clearTimeout(hoverTimer);
    for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  };
}
