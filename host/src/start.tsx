import { preloadCalls } from '@portal/api/core';
import { CONFIG_URL, type ConfigError, loadConfig } from '@portal/config';
import { onConsent } from '@portal/download-button/tracking';
import { catchUnhandled, report, startReporting } from '@portal/observability';
import { takePreloaded } from '@portal/query/preload';
import { checkSession, watchTabs } from '@portal/session';
import { preloadRemotes, type RemoteSource } from '@portal/shell';
import { applyColorScheme } from '@portal/ui/theme';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@portal/ui/theme.css';
import { portalApp } from './app';
import { onContentReady } from './frame/on-content-ready';
import { StartFailure } from './start-failure/StartFailure';

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The document has no element with the id "root"');
  return element;
}

const isConfigError = (error: unknown): error is ConfigError =>
  error instanceof Error && error.name === 'ConfigError';

/** Starts the portal with a source of remotes. */
export async function start(source: RemoteSource): Promise<void> {
  catchUnhandled();
  applyColorScheme();
  const element = rootElement();
  try {
    await loadConfig(takePreloaded(CONFIG_URL));
  } catch (error) {
    if (!isConfigError(error)) throw error;
    report(error);
    createRoot(element).render(<StartFailure error={error} />);
    return;
  }
  // Every part of the page shares this one request. SES-5.
  void checkSession();
  watchTabs();
  startReporting(onContentReady, onConsent, source);
  onContentReady(preloadCalls);
  // Loads the current page's remote while the document is hydrated.
  preloadRemotes(source, window.location.pathname);
  const app = portalApp(source);
  // A transition makes hydration interruptible, so that input is handled without delay.
  startTransition(() => {
    hydrateRoot(element, app, { onRecoverableError: (error) => report(error) });
  });
}
