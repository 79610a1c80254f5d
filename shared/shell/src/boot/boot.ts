/**
 * The inline script of the document. It runs before anything else has been asked for, so it is kept
 * small: it starts what would otherwise wait for the shell's code, and
 * preloads the scripts of the page's remote.
 */
import { firstSegment, type RegistryShard } from '@portal/contract';
import { pageFiles } from './preload';
import { visitorId } from './visitor';

function preload(url: string, integrity: string | undefined): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  // As the later request will ask, or the browser fetches twice.
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  // Below the host's own bundle, which everything else waits for.
  link.fetchPriority = 'low';
  document.head.append(link);
}

/** Starts the page's requests. Failures are the shell's to tell: it awaits the same promises. */
export function boot(): void {
  const path = window.location.pathname;
  const segment = firstSegment(path);
  const get = (url: string) => fetch(url, { priority: 'high', signal: AbortSignal.timeout(10_000) });
  const shard = get(`/registry/${encodeURIComponent(segment)}.json`);
  const config = get('/portal.config.json');
  window.portalEarly = { segment, shard, config };
  config.catch(() => undefined);
  shard
    .then((response) => (response.ok ? (response.clone().json() as Promise<RegistryShard>) : null))
    .then((known) => {
      if (known === null) return;
      for (const { url, integrity } of pageFiles(known, path, visitorId(), window.portalScripts ?? {}))
        preload(url, integrity);
    })
    .catch(() => undefined);
}
