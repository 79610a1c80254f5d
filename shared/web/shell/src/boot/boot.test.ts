import { getSession, signIn } from '@portal/api/core';
import { CONFIG_URL, contentUrl, loadConfig } from '@portal/config';
import { releaseForTests } from '@portal/contract/testing';
import { takePreloaded } from '@portal/query/preload';
import { injectFault } from '@portal/testing/faults';
import { signInAs } from '@portal/testing/visitor';
import { waitFor } from '@testing-library/react';
import localConfig from '../../../../tools/sandbox/portal.config.json';
import { boot } from './boot';

/** Requests of the page from now on, without their origin. */
function recordRequests(): readonly string[] {
  const requests: string[] = [];
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    requests.push(url.pathname);
    return send(input, init);
  });
  return requests;
}

const serveConfig = (change: object) =>
  injectFault({ call: 'config', kind: 'body', body: { ...localConfig, ...change } });
const observability = { environment: 'test', release: 'test' };
/** Resolves once the inline script has read the configuration and has sent what follows from it. */
const booted = async () => {
  await window.portalPreloads?.get(new URL(CONFIG_URL, window.location.href).href)?.response;
  await new Promise((resolve) => setTimeout(resolve));
};

/** The addresses of the scripts that are preloaded. */
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

const Channel = globalThis.BroadcastChannel;
/** What the inline script has opened. It would keep the process of the tests alive. */
const channels: BroadcastChannel[] = [];

beforeEach(async () => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation((name) => {
    const channel = new Channel(name);
    channels.push(channel);
    return channel;
  });
  await startSandbox();
  visit('/cae/eda/downloads/latest');
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  jest.restoreAllMocks();
  document.head.replaceChildren();
  delete window.portalScripts;
  delete window.portalBoot;
  delete window.portalPreloads;
  delete document.documentElement.dataset.content;
});

// CFG-10.
test.each(['/services/account', '/services/account/'])(
  'requests the configuration, the shard and the session of %s once, before the code that reads them has loaded',
  async (accountHost) => {
    await serveConfig({ accountHost, observability });
    const requests = recordRequests();
    boot(Promise.resolve());
    expect(requests).toEqual(['/registry/cae.json', '/portal.config.json']);
    await booted();
    await loadConfig(takePreloaded(CONFIG_URL));
    await getSession();
    expect(requests.slice(2)).toEqual(['/services/account/session']);
    expect((await takePreloaded('/registry/cae.json'))?.status).toBe(404);
    expect(requests).toHaveLength(3);
  },
);

test.each([
  ['a rendered page preloads the script that takes it over', '', '', ['takeover']],
  ['at another address it preloads the router, too', '', '?campaign=1', ['takeover', 'router']],
  ['a page that the browser draws preloads the router', undefined, '', ['router']],
] as const)('%s', async (_, content, query, expected) => {
  await serveConfig({ observability });
  visit(window.location.pathname + query);
  window.portalScripts = { takeover: [{ url: '/host/takeover.js' }], router: [{ url: '/host/router.js' }] };
  if (content !== undefined) document.documentElement.dataset.content = content;
  boot(Promise.resolve());
  expect(preloaded()).toEqual(expected.map((name) => `/host/${name}.js`));
  await booted();
});

test('a signed-in user’s page preloads what it sends requests with, and the router', async () => {
  await serveConfig({ observability });
  await loadConfig();
  await signInAs('partner');
  delete window.portalPreloads; // As on the next page.
  window.portalScripts = { calls: [{ url: '/host/calls.js' }], router: [{ url: '/host/router.js' }] };
  document.documentElement.dataset.content = '';
  boot(Promise.resolve());
  await waitFor(() => expect(preloaded()).toEqual(['/host/calls.js', '/host/router.js']));
});

// SES-18.
test('another tab that tells of its session makes the page request its own again', async () => {
  await serveConfig({ observability });
  await loadConfig();
  boot(Promise.resolve());
  await booted();
  const url = new URL('/services/account/session', window.location.href).href;
  await window.portalPreloads?.get(url)?.response;
  const otherTab = new Channel('portal-session');
  channels.push(otherTab);
  await signIn({ email: 'partner@fabrikam.example', password: 'partner' });
  otherTab.postMessage({ kind: 'signed-in', email: 'partner@fabrikam.example' });
  await waitFor(() => expect(window.portalPreloads?.has(url)).toBe(false));
  expect(await getSession()).toMatchObject({ kind: 'user' });
  // Now the page's own code follows the other tabs.
  const close = jest.spyOn(Channel.prototype, 'close');
  otherTab.postMessage({ kind: 'signed-out' });
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test('preloads the script of a page of the host, which no shard lists', async () => {
  await serveConfig({ observability });
  window.portalScripts = {
    '/cae/eda/downloads/latest': [{ url: '/host/page.js' }],
    '/naming': [{ url: '/host/other.js' }],
  };
  boot(Promise.resolve());
  expect(preloaded()).toEqual(['/host/page.js']);
  await booted();
});

// PRELOAD-1.
test('requests the content that the document was rendered from, once the configuration is there', async () => {
  await serveConfig({ observability });
  const [list, file] = ['releases_prod_latest.json', 'cae-product/eda/eda-2026-2-0.json'].map((path) =>
    contentUrl(localConfig.content, path, 'main'),
  );
  const hostile = ['https://evil.example/x.json', '/services/account/api/signout'];
  const stated = [list, ...hostile, file].map((url) => `0123456789abcdef ${url}`);
  document.documentElement.dataset.content = stated.join(' ');
  const requests = recordRequests();
  boot(Promise.resolve());
  expect(requests).toEqual(['/registry/cae.json', '/portal.config.json']);
  await booted();
  const paths = [list, file].map((url = '') => url.replace(/\?.*/, ''));
  expect(requests.slice(2)).toEqual(['/services/account/session', ...paths]);
  expect((await takePreloaded(list ?? ''))?.status).toBe(200);
});

// CFG-3.
test.each([
  [{ accountHost: '//evil.example' }],
  [{ accountHost: 'javascript:alert(1)' }],
  [{ content: { ...localConfig.content, apiBase: '//evil.example' }, accountHost: undefined }],
])('requests no service with a configuration that has %j', async (change) => {
  await serveConfig({ ...change, observability });
  // A document that states content of the service with the wrong address.
  const evil = { ...localConfig.content, apiBase: '//evil.example' };
  document.documentElement.dataset.content = `0123456789abcdef ${contentUrl(evil, 'x.json', 'main')}`;
  const requests = recordRequests();
  boot(Promise.resolve());
  await booted();
  expect(requests).toEqual(['/registry/cae.json', '/portal.config.json']);
});

describe('the scripts of what remotes show in slots', () => {
  const shard = {
    owners: [],
    slots: { 'start.aside': ['mfe-x'] },
    remotes: { 'mfe-x': [releaseForTests('1', { integrity: 'sha384-entry' })] },
  };
  const SCRIPTS = ['/remotes/mfe-x/1/entry.js'];

  beforeEach(async () => {
    visit('/start');
    await serveConfig({ observability });
    await loadConfig();
    const send = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        input === '/registry/start.json' ? Promise.resolve(Response.json(shard)) : send(input, init),
      );
  });

  // PRELOAD-2.
  test('follow the host’s for a visitor', async () => {
    let load = () => {};
    boot(new Promise<void>((resolve) => (load = resolve)));
    await booted();
    await getSession();
    expect(preloaded()).toEqual([]);
    load();
    await waitFor(() => expect(preloaded()).toEqual(SCRIPTS));
  });

  // PRELOAD-2.
  test('are not held back for a signed-in user', async () => {
    await signInAs('partner');
    delete window.portalPreloads; // As on the next page.
    boot(new Promise(() => {}));
    await waitFor(() => expect(preloaded()).toEqual(SCRIPTS));
  });
});
