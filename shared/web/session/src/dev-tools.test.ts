import { createStore } from 'zustand/vanilla';
import { connectDevTools } from './dev-tools';
import type { SessionState } from './store';

const USER = { email: 'ada@customer.example', company: 'Customer', name: 'Ada Lovelace' };

/** The extension, and what it was sent. */
function installExtension() {
  const log: unknown[] = [];
  const extension = {
    connect: (options: object) => {
      log.push(['connect', options]);
      return {
        init: (state: unknown) => log.push(['init', state]),
        send: ({ type }: { readonly type: string }, state: unknown) => log.push([type, state]),
      };
    },
  };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: extension });
  return log;
}

afterEach(() => {
  Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION__');
});

const storeOf = () => createStore<SessionState>(() => ({ status: 'unknown', cached: null }));

// SES-22.
test('the extension sees every state, and of each only what is named', () => {
  const log = installExtension();
  const store = storeOf();
  const disconnect = connectDevTools(store, { hostname: 'localhost' });
  // What a later version might keep in the store.
  const secret = { token: 'ey.secret', licenseKey: '4F-22' };
  store.setState({ status: 'signed-in', user: { ...USER, ...secret }, ...secret } as SessionState, true);
  store.setState({ status: 'signed-out', reason: 'expired' }, true);
  expect(log).toEqual([
    ['connect', expect.objectContaining({ name: 'Portal: session' })],
    ['init', { status: 'unknown', cached: null }],
    ['signed-in', { status: 'signed-in', user: USER }],
    ['signed-out', { status: 'signed-out', reason: 'expired' }],
  ]);
  expect(JSON.stringify(log)).not.toMatch(/secret|4F-22/);
  disconnect();
  store.setState({ status: 'signed-in', user: USER }, true);
  expect(log).toHaveLength(4);
});

// SES-22.
test('no deployed portal connects, and none without the extension', () => {
  const log = installExtension();
  connectDevTools(storeOf(), { hostname: 'portal.example' })();
  connectDevTools(storeOf(), { hostname: 'localhost.portal.example' })();
  expect(log).toEqual([]);
  Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION__');
  connectDevTools(storeOf(), { hostname: 'localhost' })();
});
