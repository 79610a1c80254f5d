import { fireEvent } from '@testing-library/react';
import { type InterceptedNavigations, interceptNavigations } from '../testing/intercepted-navigations';
import { openFile } from './link';

const FILE = 'https://files.example/HOOPS.zip?signature=1';
const RENEWED = 'https://files.example/HOOPS.zip?signature=2';

let navigations: InterceptedNavigations;
beforeEach(() => {
  navigations = interceptNavigations();
});
afterEach(() => {
  navigations.stop();
  for (const frame of frames()) frame.remove();
});

const frames = () => [...document.querySelectorAll('iframe')];
const settled = () => new Promise((done) => setTimeout(done));

function handlers() {
  return { renew: jest.fn(async () => RENEWED), onDocument: jest.fn() };
}

/** What a browser does when a response is a document: the frame leaves its empty document and reports a load. */
async function loadDocument(frame = frames()[0]): Promise<void> {
  if (frame === undefined) throw new Error('There is no frame');
  Object.defineProperty(frame, 'contentWindow', {
    get: () => {
      throw new DOMException('Another origin', 'SecurityError');
    },
  });
  frame.dispatchEvent(new Event('load'));
  await settled();
}

// DL-9.
test('a file leaves its frame empty: nothing is renewed', async () => {
  const calls = handlers();
  await openFile(FILE, calls);
  for (const frame of frames()) frame.dispatchEvent(new Event('load'));
  await settled();
  expect(navigations.addresses).toEqual([FILE]);
  expect(frames()).toHaveLength(1);
  expect(calls.renew).not.toHaveBeenCalled();
});

test('a document instead of the file renews the link once, then is a failure', async () => {
  const calls = handlers();
  await openFile(FILE, calls);
  await loadDocument();
  expect(navigations.addresses).toEqual([FILE, RENEWED]);
  expect(calls.onDocument).not.toHaveBeenCalled();
  await loadDocument();
  expect(navigations.addresses).toEqual([FILE, RENEWED]);
  expect(calls.onDocument).toHaveBeenCalledTimes(1);
  expect(frames()).toEqual([]);
});

test('a link that cannot be renewed is a failure', async () => {
  const calls = { ...handlers(), renew: jest.fn(() => Promise.reject(new Error('no link'))) };
  await openFile(FILE, calls);
  await loadDocument();
  expect(calls.onDocument).toHaveBeenCalledTimes(1);
});

test.each([
  'https://files.example/Guide.pdf',
  'https://files.example/get?id=1',
  'http://files.example/notes.txt',
])('the page itself goes to %s, which a browser may display', async (address) => {
  await openFile(address, handlers());
  expect(navigations.addresses).toEqual([address]);
  expect(frames()).toEqual([]);
});

test('a policy that forbids the frame sends the page itself, and later downloads at once', async () => {
  const blocked = 'https://unframed.example/HOOPS.zip';
  await openFile(blocked, handlers());
  fireEvent(
    document,
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'frame-src',
      blockedURI: blocked,
    }),
  );
  expect(navigations.addresses).toEqual([blocked, blocked]);
  expect(frames()).toEqual([]);
  await openFile(blocked, handlers());
  expect(frames()).toEqual([]);
});

describe('a link that says that it has expired', () => {
  const expired = `${FILE}&expires=${Date.now() - 1}`;

  test('is renewed before the browser is sent to it', async () => {
    await openFile(expired, handlers());
    expect(navigations.addresses).toEqual([RENEWED]);
  });

  test('is followed if it cannot be renewed: the clock of the machine may be wrong', async () => {
    await openFile(expired, { ...handlers(), renew: () => Promise.reject(new Error('no link')) });
    expect(navigations.addresses).toEqual([expired]);
  });
});
