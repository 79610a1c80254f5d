import { preloadCalls } from '@portal/api/core';
import { CONFIG_URL, type ConfigError, loadConfig } from '@portal/config';
import { onConsent } from '@portal/download-button/tracking';
import { report, startReporting } from '@portal/observability';
import { takePreloaded } from '@portal/query/preload';
import { checkSession, watchTabs } from '@portal/session';
import { preloadRemotes, type RemoteSource, startingWith } from '@portal/shell';
import { nextTask } from '@portal/shell/next-task';
import { Button, Container, FailureState } from '@portal/ui';
import { applyColorScheme } from '@portal/ui/theme';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@portal/ui/theme.css';
import { portalElement, portalRouter } from './app';
import { onContentReady } from './frame/late';

interface StartFailureProps {
  readonly error: ConfigError;
  /** Whether it is above a page that was rendered ahead of its visit. Default: it is the page. */
  readonly above?: boolean;
}

/** The error page when the configuration is missing or invalid. CFG-2. */
function StartFailure({ error, above = false }: StartFailureProps) {
  // Its button reacts. FRAME-6.
  useEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);
  const [Main, Title] = above ? (['section', 'h2'] as const) : (['main', 'h1'] as const);
  return (
    <Container>
      <Main>
        {!above && <title>Developer Zone</title>}
        <Title>The portal cannot start</Title>
        <FailureState
          title={`Its configuration, ${CONFIG_URL}, is missing or wrong`}
          detail={
            <ul>
              {error.problems.map(({ path, reason }) => (
                <li key={`${path} ${reason}`}>
                  {path === '' ? 'The document' : <code>{path}</code>} {reason}
                </li>
              ))}
            </ul>
          }
          action={
            <Button kind="primary" icon="retry" onClick={() => window.location.reload()}>
              Try again
            </Button>
          }
        />
      </Main>
    </Container>
  );
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The document has no element with the id "root"');
  return element;
}

/** An element above the rendered page, which stays readable. TAKEOVER-3. */
function placeAbove(element: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  element.before(place);
  return place;
}

const isConfigError = (error: unknown): error is ConfigError =>
  error instanceof Error && error.name === 'ConfigError';

/** Starts the portal with a source of remotes. Its caller catches unhandled errors. */
export async function start(source: RemoteSource): Promise<void> {
  applyColorScheme();
  const element = rootElement();
  const response = takePreloaded(CONFIG_URL);
  // The page was rendered ahead of its visit.
  const isRendered = element.dataset.part !== undefined;
  const takeover = isRendered
    ? import(/* webpackChunkName: "takeover" */ './takeover/take-over').catch(report)
    : undefined;
  const config = isRendered ? response?.then((original) => original.clone()) : undefined;
  config?.catch(() => undefined); // `loadConfig` reports it.
  try {
    await loadConfig(response);
  } catch (error) {
    if (!isConfigError(error)) throw error;
    report(error);
    createRoot(isRendered ? placeAbove(element) : element).render(
      <StartFailure error={error} above={isRendered} />,
    );
    return;
  }
  // Every part of the page shares this one request. SES-5.
  void checkSession();
  watchTabs();
  startReporting(onContentReady, onConsent, source);
  onContentReady(preloadCalls);
  // Loads the current page's remote while the document is hydrated.
  preloadRemotes(source, window.location.pathname);
  const code = await takeover;
  // Reading the configuration, and creating the router, are tasks of their own.
  await nextTask();
  const router = portalRouter(source);
  const { state, FirstPage } = code
    ? await code.takeOver({ root: element, source, config, router })
    : { state: router.state };
  const app = portalElement(source, startingWith(router, state), FirstPage);
  if (isRendered && !code) {
    // The page is drawn anew.
    createRoot(element).render(app);
    return;
  }
  // A transition makes hydration interruptible, so that input is handled without delay.
  startTransition(() => {
    hydrateRoot(element, app, { onRecoverableError: (error) => report(error) });
  });
}
