/**
 * The whole way of a report, with the real reporter: the sandbox receives the envelope and parses it as the
 * tracker does.
 */
import { getConfig } from '@portal/config';
import { freshPage } from '@portal/testing/visitor';
import { waitFor } from '@testing-library/dom';
import { report } from './remotes';
import { resetReports, setOwner } from './report';
import { startReporter, traceTargets } from './reporter';

interface ReceivedEnvelope {
  readonly content: { readonly items: readonly { readonly type: string; readonly payload: unknown }[] };
}

async function receivedEvents(): Promise<unknown[]> {
  const received = (await (await fetch('/services/errors/events')).json()) as readonly ReceivedEnvelope[];
  return received.flatMap(({ content }) =>
    content.items.filter(({ type }) => type === 'event').map(({ payload }) => payload),
  );
}

/** An error that the code of a remote's release has created. */
const errorOf = (remote: string, message: string): Error =>
  Object.assign(new Error(message, { cause: new Error('The server answered 503') }), {
    stack: `Error: ${message}\n    at load (https://portal.example/remotes/${remote}/page.1f.js:1:20)`,
  });

beforeEach(async () => {
  await freshPage('/hoops/exchange/trial?email=jane@acme.example');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  resetReports();
});

// OBS-5, OBS-10, REG-6.
test('what a remote reports arrives as an event of its release, with its tags, before and after the reporter loads', async () => {
  const { observability, accountHost } = getConfig();
  const { dsn = '', environment, release } = observability;
  setOwner('mfe-account', { team: 'Accounts', contact: 'accounts@vendor.example' });
  report(errorOf('mfe-account/1.2.0-ab12', 'The trial could not be looked up'));
  startReporter({ dsn, environment, release, accountHost }, async () => undefined, {
    owners: async () => [],
  });
  report(errorOf('mfe-hoops/2.0.0', 'The list could not be read'), { stage: 'download' });

  await waitFor(async () => expect(await receivedEvents()).toHaveLength(2));
  const route = '/hoops/exchange/trial';
  // Naming the visitor's calendar takes long.
  for (const event of await receivedEvents()) expect(event).not.toHaveProperty('contexts.culture');
  expect(await receivedEvents()).toMatchObject([
    {
      release: 'mfe-account@1.2.0-ab12',
      environment,
      tags: {
        remote: 'mfe-account',
        version: '1.2.0-ab12',
        stage: 'use',
        owner: 'Accounts',
        route,
        host: release,
      },
      contexts: { owner: { team: 'Accounts', contact: 'accounts@vendor.example' } },
      exception: {
        values: [
          { value: 'The server answered 503' },
          { value: 'The trial could not be looked up', mechanism: { handled: true } },
        ],
      },
    },
    { release: 'mfe-hoops@2.0.0', tags: { remote: 'mfe-hoops', version: '2.0.0', stage: 'download', route } },
  ]);
});

// OBS-8.
test.each([
  ['https://id.example', 'https://id.example/api/widgetsignin', true],
  ['https://id.example', 'https://id.example/session', false],
  ['/account', 'https://portal.example/account/api/widgetsignin', true],
  ['', 'https://portal.example/api/widgetsignin', true],
  // The beginning of its host is no path.
  ['', 'https://api.content.example/repos', false],
  ['/account', 'http://localhost:3000/services/content', true],
  ['/account', 'https://localhost.example/', false],
  ['/account', 'https://content.example/localhost', false],
])(
  'with the account service at "%s", a call of %s carries trace headers: %s',
  (accountHost, url, carries) => {
    // As the tracker reads them: a text may stand anywhere in the address.
    const isTarget = (target: string | RegExp) =>
      typeof target === 'string' ? url.includes(target) : target.test(url);
    expect(traceTargets(accountHost, 'https://portal.example/start').some(isTarget)).toBe(carries);
  },
);
