/**
 * Runs the scripts that the document preloads, in their order: those of the host, in a rendered page. Other documents
 * have script elements instead, which run before such a page is painted if they are in the browser's cache.
 */
export function runPreloadedScripts(): void {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]');
  for (const link of links) {
    const script = document.createElement('script');
    script.async = false;
    script.crossOrigin = 'anonymous';
    script.integrity = link.getAttribute('integrity') ?? '';
    script.src = link.href;
    document.head.append(script);
  }
}
