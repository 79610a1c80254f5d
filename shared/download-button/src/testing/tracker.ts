/** For tests: removes the tracker from the page. */
export function resetTracker(): void {
  delete window._hsq;
  for (const script of document.querySelectorAll('script[data-portal-tracker]')) script.remove();
}

/**
 * For tests: runs the tracker's script, which jsdom does not load. It takes over the queue and sends its
 * commands, as in a browser.
 */
export async function runTracker(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[data-portal-tracker]');
  if (script === null) throw new Error('The page has no tracker script');
  const source = await (await fetch(script.src)).text();
  // biome-ignore lint/security/noGlobalEval: does what a browser does with a script element
  window.eval(source);
}
