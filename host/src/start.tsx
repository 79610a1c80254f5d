import { preloadCalls } from '@portal/api/core';
import { CONFIG_URL, type ConfigError, loadConfig } from '@portal/config';
import { onConsent } from '@portal/download-button/tracking';
import { report, startReporting } from '@portal/observability';
import { takePreloaded } from '@portal/query/preload';
import { checkSession, watchTabs } from '@portal/session';
import {
  type FirstPage,
  type PortalRouter,
  preloadRemotes,
  type RemoteSource,
  type StartedRouter,
  startingWith,
} from '@portal/shell';
import { nextTask } from '@portal/shell/next-task';
import { Button, Container, FailureState, Stack } from '@portal/ui';
import { applyColorScheme } from '@portal/ui/theme';
import { type ReactNode, startTransition, useEffect, useId } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@portal/ui/theme.css';
import { portalElement, routeOptions } from './app';
import { onContentReady } from './frame/late';
import { markLive, turnControlsOff } from './frame/page';
import type { Takeover } from './takeover/take-over';

interface StartFailureProps {
  /** What is wrong, and more about it. */
  readonly title: string;
  readonly detail?: ReactNode;
  /** Whether it is above a page that was rendered ahead of its visit. Default: it is the page. */
  readonly above?: boolean;
}

/** The failure is alone on the page, or right above its header. */
const ROOM_AROUND = { paddingBlock: 'var(--portal-space-8)' } as const;

/** The page when the portal cannot start. CFG-2. */
function StartFailure({ title, detail, above = false }: StartFailureProps) {
  // Its button reacts. FRAME-6.
  useEffect(markLive, []);
  const id = useId();
  const [Main, Title] = above ? (['section', 'h2'] as const) : (['main', 'h1'] as const);
  return (
    <Container>
      <Main style={ROOM_AROUND} aria-labelledby={above ? id : undefined}>
        {!above && <title>Developer Zone</title>}
        <Stack>
          <Title id={id}>The portal cannot start</Title>
          <FailureState
            title={title}
            detail={detail}
            action={
              <Button kind="primary" icon="retry" onClick={() => window.location.reload()}>
                Try again
              </Button>
            }
          />
        </Stack>
      </Main>
    </Container>
  );
}

/** All other text of a failure is centered. */
const LIST = { textAlign: 'start' } as const;

/** What is missing or wrong in the configuration. */
const problemsOf = ({ problems }: ConfigError) => (
  <ul style={LIST}>
    {problems.map(({ path, reason }) => (
      <li key={`${path} ${reason}`}>
        {path === '' ? 'The document' : <code>{path}</code>} {reason}
      </li>
    ))}
  </ul>
);

/** Nothing will react to what was clicked, nor to what will be. */
function forgetInput(): void {
  if (window.portalInput) Object.assign(window.portalInput, { within: null, events: [] });
}

const isConfigError = (error: unknown): error is ConfigError =>
  error instanceof Error && error.name === 'ConfigError';

const loadRouterCode = () => import(/* webpackChunkName: "router" */ '@portal/shell/router');

/** Creates the portal's router. @param first the page, where it has been loaded. Default: the router loads it. */
async function createRouter(source: RemoteSource, first?: FirstPage): Promise<PortalRouter> {
  const { createPortalRouter } = await loadRouterCode();
  return createPortalRouter({ ...routeOptions(source), first });
}

/**
 * The router, or for an adopted page a stand-in until it has loaded. TAKEOVER-5.
 * @throws if its script cannot be loaded.
 */
async function startRouter(source: RemoteSource, taken: Takeover | undefined): Promise<StartedRouter> {
  if (taken?.kind === 'adopted') {
    const started = startingWith(taken.first.state, () => createRouter(source, taken.first));
    onContentReady(() => void started.whenThere().catch(report));
    return started;
  }
  const router = await createRouter(source, taken?.first);
  const started = startingWith(router.state, router);
  // Creating the router is a task of its own.
  await nextTask();
  return started;
}

/** Starts the portal with a source of remotes. Its caller catches unhandled errors. */
export async function start(source: RemoteSource): Promise<void> {
  applyColorScheme();
  const element = document.getElementById('root');
  if (element === null) throw new Error('The document has no element with the id "root"');
  const response = takePreloaded(CONFIG_URL);
  // The page was rendered ahead of its visit.
  const isRendered = element.dataset.part !== undefined;
  const takeover = isRendered
    ? import(/* webpackChunkName: "takeover" */ './takeover/take-over').catch(report)
    : undefined;
  // A rendered page may react without the router.
  if (!isRendered) loadRouterCode().catch(() => undefined);
  const config = isRendered ? response?.then((original) => original.clone()) : undefined;
  config?.catch(() => undefined); // `loadConfig` reports it.
  const fail = (error: unknown, title: string, detail?: ReactNode) => {
    report(error);
    forgetInput();
    let place = element;
    if (isRendered) {
      turnControlsOff(element);
      // Above the rendered page, which stays readable. TAKEOVER-3.
      place = document.createElement('div');
      element.before(place);
    }
    createRoot(place).render(<StartFailure title={title} detail={detail} above={isRendered} />);
  };
  try {
    await loadConfig(response);
  } catch (error) {
    if (!isConfigError(error)) throw error;
    fail(error, `Its configuration, ${CONFIG_URL}, is missing or wrong`, problemsOf(error));
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
  // Reading the configuration is a task of its own.
  await nextTask();
  const taken = code
    ? await code.takeOver({ root: element, config, routes: routeOptions(source) })
    : undefined;
  let started: StartedRouter;
  try {
    started = await startRouter(source, taken);
  } catch (error) {
    fail(
      error,
      'A script could not be loaded',
      'The portal may have been updated, or the connection failed.',
    );
    return;
  }
  if (isRendered && !code?.isOfDocument(started.router.state.location)) {
    // The page is drawn anew.
    forgetInput();
    createRoot(element).render(portalElement(source, started.router));
    return;
  }
  const app = portalElement(source, started.router, taken?.FirstPage);
  if (window.portalInput) window.portalInput.within = taken?.recordsWithin ?? null;
  // A transition makes hydration interruptible, so that input is handled without delay.
  startTransition(() => {
    hydrateRoot(element, app, { onRecoverableError: (error) => report(error) });
  });
}
