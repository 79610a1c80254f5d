import { TRUST_ELEMENT } from '@portal/contract';
import { preloadChunk, preloadScript } from './preload';

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

/** The sources of the scripts after the preload of a chunk of the host has ended. */
function chunkAfter(outcome: 'load' | 'error'): string[] {
  preloadChunk(CHUNK);
  expect(scripts()).not.toContain(CHUNK.url);
  document.querySelector('link[rel="preload"]')?.dispatchEvent(new Event(outcome));
  return scripts();
}

// TRUST-2.
test.each(['load', 'error'] as const)(
  'where releases are signed, chunks of the host run early, too: %s',
  (outcome) => {
    trustSignatures();
    expect(chunkAfter(outcome)).toEqual([CHUNK.url]);
    // jsdom does not reflect the property.
    const script = document.querySelector('script[src]');
    expect(script).toHaveProperty('integrity', CHUNK.integrity);
    script?.dispatchEvent(new Event(outcome));
    expect(scripts()).toEqual([]);
  },
);

test('a chunk that webpack’s run time has requested meanwhile does not run twice', () => {
  const requested = document.createElement('script');
  requested.src = CHUNK.url;
  document.head.append(requested);
  preloadChunk(CHUNK);
  document.querySelector('link[rel="preload"]')?.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([CHUNK.url]);
});
