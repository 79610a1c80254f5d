import { getConfig } from '@portal/config';

/**
 * The tracker's script element, added when it is first needed; `null` where none is configured. Every
 * copy of this package on the page finds the same element, so the page has one tracker.
 */
export function trackerScript(): HTMLScriptElement | null {
  const { scriptUrl, scriptIntegrity } = getConfig().tracking;
  if (scriptUrl === undefined) return null;
  const present = document.querySelector<HTMLScriptElement>('script[data-portal-tracker]');
  if (present !== null) return present;
  const script = document.createElement('script');
  if (scriptIntegrity !== undefined) {
    script.integrity = scriptIntegrity;
    script.crossOrigin = 'anonymous';
  }
  script.src = scriptUrl;
  script.async = true;
  // The page's query is nothing that the tracker's server should read in `Referer`.
  script.referrerPolicy = 'strict-origin';
  script.dataset.portalTracker = '';
  document.head.append(script);
  return script;
}
