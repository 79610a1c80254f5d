/** For tests: a page that no tracker is on yet. */
export function resetTracker(): void {
  delete window._hsq;
  for (const script of document.querySelectorAll('script[data-portal-tracker]')) script.remove();
}

/**
 * For tests: runs the tracker's script, which jsdom loads for no page. It takes the queue over and
 * sends what it holds, as in a browser.
 */
export async function runTracker(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[data-portal-tracker]');
  if (script === null) throw new Error('The page has asked for no tracker');
  const source = await (await fetch(script.src)).text();
  // biome-ignore lint/security/noGlobalEval: what a browser does with a script element
  window.eval(source);
}
