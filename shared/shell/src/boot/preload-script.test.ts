import { TRUST_ELEMENT } from '@portal/contract';
import { preloadScript } from './preload-script';

const FILE = { url: '/remotes/mfe-x/1.0.0/entry.js', integrity: 'sha384-AAAA' };

async function failedPreload(runEarly: boolean): Promise<string[]> {
  preloadScript(FILE, Promise.resolve(), runEarly);
  document.querySelector('link[rel="preload"]')?.dispatchEvent(new Event('error'));
  await Promise.resolve();
  return [...document.scripts].filter(({ src }) => src !== '').map(({ src }) => new URL(src).pathname);
}

function trustSignatures(): void {
  const trust = document.createElement('script');
  trust.type = 'application/json';
  trust.id = TRUST_ELEMENT;
  document.head.append(trust);
}

beforeEach(() => document.head.replaceChildren());

test('requests a failed preload once more, so that the next attempt uses the network', async () => {
  expect(await failedPreload(false)).toEqual([FILE.url]);
});

// TRUST-2.
test('where releases are signed, no code of a remote runs before its signature was verified', async () => {
  trustSignatures();
  expect(await failedPreload(false)).toEqual([]);
});

test('where releases are signed, failed preloads of the host are requested once more', async () => {
  trustSignatures();
  expect(await failedPreload(true)).toEqual([FILE.url]);
});
