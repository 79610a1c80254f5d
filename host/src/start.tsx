import { prepareCalls } from '@portal/api/core';
import { type ConfigError, loadConfig } from '@portal/config';
import { onConsent } from '@portal/download-button/tracking';
import { catchUnhandled, report, startReporting } from '@portal/observability';
import { checkSession, watchTabs } from '@portal/session';
import { prepare, type RemoteSource } from '@portal/shell';
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

/** Starts the portal over a source of remotes. */
export async function start(source: RemoteSource): Promise<void> {
  catchUnhandled();
  applyColorScheme();
  const element = rootElement();
  try {
    await loadConfig(window.portalBoot?.config);
  } catch (error) {
    if (!isConfigError(error)) throw error;
    console.error(error);
    createRoot(element).render(<StartFailure error={error} />);
    return;
  }
  // Every part of the page shares this one question. SES-5.
  void checkSession();
  watchTabs();
  startReporting(onContentReady, onConsent);
  onContentReady(prepareCalls);
  // The page's own part, while the document is being taken over.
  prepare(source, window.location.pathname);
  const app = portalApp(source);
  // The document is drawn at build time; a dev server's is empty.
  if (element.hasChildNodes())
    // In small steps, so that a tap or a key is never kept waiting.
    startTransition(() => {
      hydrateRoot(element, app, { onRecoverableError: (error) => report(error) });
    });
  else createRoot(element).render(app);
}
