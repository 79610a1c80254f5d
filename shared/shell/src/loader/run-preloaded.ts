import { suppressGlobalErrors } from '@portal/observability';

const address = (url: string) => new URL(url, window.location.href).href;

/** Whether a preload has come. */
const isHere = ({ href }: HTMLLinkElement): boolean => performance.getEntriesByName(href).length > 0;

function run(link: HTMLLinkElement): void {
  const script = document.createElement('script');
  const stopSuppressing = suppressGlobalErrors(link.href);
  const done = () => {
    stopSuppressing();
    script.remove();
  };
  script.onload = done;
  script.onerror = done;
  script.crossOrigin = link.crossOrigin;
  script.integrity = link.integrity;
  script.src = link.href;
  document.head.append(script);
  // Once: a later attempt asks for what it needs itself.
  link.remove();
}

/**
 * Runs the chunks that were preloaded below a folder, each as it comes, where webpack would get each when it
 * comes to it. A chunk only puts its modules where the entry's run time finds them. One that fails is
 * asked for again by whatever needs it, which then tells. One that hangs stays a preload, which can be given
 * up with its connection; a script element that was once asked for cannot.
 */
export function runPreloaded(folder: string, entry: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')) {
    if (!link.href.startsWith(address(folder)) || link.href === address(entry)) continue;
    if (isHere(link)) run(link);
    else link.addEventListener('load', () => run(link), { once: true });
  }
}
