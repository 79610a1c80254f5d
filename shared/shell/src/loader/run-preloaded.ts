import { dealWithErrorsOf } from '@portal/observability';

/**
 * Runs the chunks that were preloaded below a folder, all at once, where webpack would get each when it
 * comes to it. A chunk only puts its modules where the entry's run time finds them. One that fails is
 * asked for again by whatever needs it, which then tells.
 */
export function runPreloaded(folder: string, entry: string): void {
  const address = (url: string) => new URL(url, window.location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')) {
    if (!link.href.startsWith(address(folder)) || link.href === address(entry)) continue;
    const script = document.createElement('script');
    const dealtWith = dealWithErrorsOf(link.href);
    const done = () => {
      dealtWith();
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
}
