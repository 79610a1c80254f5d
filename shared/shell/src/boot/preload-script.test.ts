import { TRUST_ELEMENT } from '@portal/contract';
import { preloadScript, runChunk } from './preload-script';

const FILE = { url: '/remotes/mfe-x/1.0.0/entry.js', integrity: 'sha384-AAAA' };
const CHUNK = { url: '/host/federation.1a2b.js', integrity: 'sha384-BBBB' };

/** As webpack's run time looks for the element of a chunk that is loading. */
const scripts = () =>
  [...document.scripts].map((script) => script.getAttribute('src')).filter((src) => src !== null);

async function failedPreload(): Promise<string[]> {
  preloadScript(FILE, Promise.resolve());
  document.querySelector('link[rel="preload"]')?.dispatchEvent(new Event('error'));
  await Promise.resolve();
  return scripts();
}

function trustSignatures(): void {
  const trust = document.createElement('script');
  trust.type = 'application/json';
  trust.id = TRUST_ELEMENT;
  document.head.append(trust);
}

beforeEach(() => document.head.replaceChildren());

test('requests a failed preload once more, so that the next attempt uses the network', async () => {
  expect(await failedPreload()).toEqual([FILE.url]);
});

// TRUST-2.
test('where releases are signed, no code of a remote runs before its signature was verified', async () => {
  trustSignatures();
  expect(await failedPreload()).toEqual([]);
});

// TRUST-2.
test('where releases are signed, chunks of the host run as soon as they are fetched', () => {
  trustSignatures();
  runChunk(CHUNK);
  expect(scripts()).toEqual([CHUNK.url]);
  // jsdom does not reflect the property.
  expect(document.querySelector('script[src]')).toHaveProperty('integrity', CHUNK.integrity);
});

test.each(['load', 'error'])('a chunk leaves no element behind: %s', (outcome) => {
  runChunk(CHUNK);
  document.querySelector('script[src]')?.dispatchEvent(new Event(outcome));
  expect(scripts()).toEqual([]);
});
