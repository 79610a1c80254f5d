/** The whole way of a session, with the real reporter: the sandbox answers as the release health of the tracker. */
import { getConfig } from '@portal/config';
import { freshPage } from '@portal/testing/visitor';
import { close } from '@sentry/react';
import { waitFor } from '@testing-library/dom';
import { createStore } from 'zustand/vanilla';
import type { RemoteLoads } from './measured-source';
import { type ReportContext, resetReports, submit } from './report';
import { startReporter } from './reporter';

async function health(): Promise<unknown> {
  const url =
    '/services/errors/api/0/organizations/portal/sessions/?groupBy=release&field=sum(session)&field=crash_free_rate(session)';
  const response = await fetch(url, { headers: { authorization: 'Bearer any' } });
  const { groups } = (await response.json()) as {
    readonly groups: readonly { readonly by: { readonly release: string }; readonly totals: object }[];
  };
  return Object.fromEntries(
    groups
      .filter(({ by }) => by.release.startsWith('mfe-'))
      .map(({ by, totals }) => [by.release, Object.values(totals)]),
  );
}

afterEach(async () => {
  resetReports();
  await close();
});

const loaded = (version: string, from = 'release') =>
  ({ kind: 'ready', version, from, loadTimeMs: 1 }) as const;

/** Starts the reporter for a page with these remotes. */
async function startPage(loads: RemoteLoads) {
  await freshPage('/cae/eda/downloads/latest');
  const { observability, accountHost } = getConfig();
  const { dsn = '', environment, release } = observability;
  const remoteStatus = createStore<RemoteLoads>(() => loads);
  startReporter({ dsn, environment, release, accountHost }, async () => undefined, {
    owners: async () => [],
    inspector: { remoteStatus },
  });
  return { remoteStatus };
}

const fail = (context: ReportContext, unhandled = false) => submit(new Error('any'), context, unhandled);

// OBS-11.
test('each release of a remote counts one session; overrides count none', async () => {
  const { remoteStatus } = await startPage({ 'mfe-cae': loaded('1.0.0') });
  remoteStatus.setState({
    'mfe-account': loaded('2.0.0', 'canary'),
    'mfe-hoops': loaded('3.0.0', 'override'),
  });
  remoteStatus.setState({ 'mfe-account': loaded('2.0.0', 'canary') });
  fail({ remote: 'mfe-hoops', version: '3.0.0', stage: 'render' });
  await waitFor(async () =>
    expect(await health()).toEqual({ 'mfe-account@2.0.0': [1, 1], 'mfe-cae@1.0.0': [1, 1] }),
  );
});

test.each<[what: string, context: ReportContext, unhandled: boolean, crashFree: number]>([
  ['a release that could not be loaded', { stage: 'entry' }, false, 0],
  ['a page that threw', { stage: 'render' }, false, 0],
  ['an error that no code handled', { stage: 'use' }, true, 0],
  ['an error that the remote handled', { stage: 'use' }, false, 1],
])('%s: crash-free %#', async (_, context, unhandled, crashFree) => {
  await startPage({});
  fail({ remote: 'mfe-cae', version: '1.1.0', ...context }, unhandled);
  fail({ remote: 'mfe-cae', version: '1.1.0', stage: 'use' });
  await waitFor(async () => expect(await health()).toEqual({ 'mfe-cae@1.1.0': [1, crashFree] }));
});
