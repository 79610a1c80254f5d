import type { PortalExtras } from '@portal/contract';
import { suppressGlobalErrors } from '@portal/observability';
import { hasScript } from '../script-elements';

const absoluteUrl = (url: string) => new URL(url, window.location.href).href;

/** Whether a preload has been fetched. */
const isFetched = ({ href }: HTMLLinkElement): boolean => performance.getEntriesByName(href).length > 0;

function runScript({ href, crossOrigin, integrity }: HTMLLinkElement): void {
  const script = document.createElement('script');
  const stopSuppressing = suppressGlobalErrors(href);
  const done = () => {
    stopSuppressing();
    script.remove();
  };
  script.onload = done;
  script.onerror = done;
  script.crossOrigin = crossOrigin;
  script.integrity = integrity;
  script.src = href;
  document.head.append(script);
}

function run(link: HTMLLinkElement): void {
  // webpack's run time may have requested the chunk meanwhile, and so runs it.
  if (!hasScript(link.href)) runScript(link);
  // A preload is used once; a later attempt sends its own requests.
  link.remove();
}

/** The integrity of each chunk that a release lists, by absolute URL. */
function listedChunks(folder: string, { first, preload, slotFiles }: PortalExtras) {
  const needs = [first, ...Object.values(preload), ...Object.values(slotFiles)];
  return new Map(
    needs.flatMap(({ files }) => files.map(({ file, integrity }) => [absoluteUrl(folder + file), integrity])),
  );
}

/**
 * Runs the preloaded chunks of a release, each as soon as it is fetched; webpack would request them one after
 * another. A chunk only registers its modules with the entry's run time. A chunk that fails is requested again
 * when it is needed, and that request reports the error. A hanging chunk stays a preload, because removing a
 * preload closes its connection and removing a script element does not.
 *
 * Only what the release lists runs: a preload can come from a registry entry that was not checked. TRUST-2.
 */
export function runPreloaded(folder: string, portal: PortalExtras): void {
  const listed = listedChunks(folder, portal);
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="preload"][as="script"][integrity]',
  )) {
    if (listed.get(link.href) !== link.getAttribute('integrity')) continue;
    if (isFetched(link)) run(link);
    else link.addEventListener('load', () => run(link), { once: true });
  }
}
