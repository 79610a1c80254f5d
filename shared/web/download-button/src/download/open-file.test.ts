import { getConfig, setConfig } from '@portal/config';
import { freshPage } from '@portal/testing';
import {
  forbidFrame,
  downloadFrames as frames,
  type InterceptedNavigations,
  interceptNavigations,
  loadDocument,
} from '../testing/intercepted-navigations';
import { openFile } from './open-file';

const FILE = 'https://files.example/HOOPS.zip?signature=1';
const RENEWED = 'https://files.example/HOOPS.zip?signature=2';

let navigations: InterceptedNavigations;
beforeEach(async () => {
  await freshPage();
  navigations = interceptNavigations();
});
afterEach(() => {
  navigations.stop();
  for (const frame of frames()) frame.remove();
});

const settled = () => new Promise((done) => setTimeout(done));

function handlers() {
  return { name: '', keepPage: false, renew: jest.fn(async () => RENEWED), onNotSaved: jest.fn() };
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
  expect(calls.onNotSaved).not.toHaveBeenCalled();
  await loadDocument();
  expect(navigations.addresses).toEqual([FILE, RENEWED]);
  expect(calls.onNotSaved.mock.calls).toEqual([['document']]);
  expect(frames()).toEqual([]);
});

test('a link that cannot be renewed is a failure', async () => {
  const calls = { ...handlers(), renew: jest.fn(() => Promise.reject(new Error('no link'))) };
  await openFile(FILE, calls);
  await loadDocument();
  expect(calls.onNotSaved.mock.calls).toEqual([['document']]);
});

// The address of a download need not end with the name of its file.
test('a package behind an address without a name is guarded, too', async () => {
  const address = 'https://files.example/get?id=1';
  await openFile(address, { ...handlers(), name: 'packages/hps/HOOPS.zip' });
  expect(navigations.addresses).toEqual([address]);
  expect(frames()).toHaveLength(1);
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
  forbidFrame(blocked);
  expect(navigations.addresses).toEqual([blocked, blocked]);
  expect(frames()).toEqual([]);
  await openFile(blocked, handlers());
  expect(frames()).toEqual([]);
});

// The browser then loads a page of its own in the frame.
test('a redirect to an origin that the policy forbids is a failure that names it, and renews nothing', async () => {
  const calls = handlers();
  await openFile(FILE, calls);
  forbidFrame('https://elsewhere.example');
  await loadDocument();
  expect(navigations.addresses).toEqual([FILE]);
  expect(calls.renew).not.toHaveBeenCalled();
  expect(calls.onNotSaved.mock.calls).toEqual([['redirected', 'https://elsewhere.example']]);
  expect(frames()).toEqual([]);
});

test('a redirect to an origin that downloads may come from sends the page itself, if only the policy forbids it', async () => {
  setConfig({ ...getConfig(), allowedDownloadOrigins: ['https://elsewhere.example'] });
  const calls = handlers();
  await openFile(FILE, calls);
  forbidFrame('https://elsewhere.example');
  await loadDocument();
  expect(navigations.addresses).toEqual([FILE, FILE]);
  expect(calls.onNotSaved).not.toHaveBeenCalled();
});

test('a redirect of another download does not fail a file whose frame has stayed empty', async () => {
  const calls = handlers();
  await openFile(FILE, calls);
  forbidFrame('https://elsewhere.example');
  await settled();
  expect(calls.onNotSaved).not.toHaveBeenCalled();
  expect(frames()).toHaveLength(1);
});

describe('while other downloads follow, the page stays', () => {
  const staying = () => ({ ...handlers(), keepPage: true });

  test('a file that browsers display goes through a frame; it is displayed, or its link was wrong', async () => {
    const calls = staying();
    await openFile('https://files.example/Guide.pdf', calls);
    expect(frames()).toHaveLength(1);
    await loadDocument();
    await loadDocument();
    expect(calls.renew).toHaveBeenCalledTimes(1);
    expect(calls.onNotSaved.mock.calls).toEqual([['displayed']]);
    expect(frames()).toEqual([]);
  });

  test('a download without a link call has nothing to renew', async () => {
    const calls = { ...staying(), renew: null };
    await openFile(FILE, calls);
    await loadDocument();
    expect(navigations.addresses).toEqual([FILE]);
    expect(calls.onNotSaved.mock.calls).toEqual([['document']]);
  });

  test('a policy that forbids the frame is a failure', async () => {
    const calls = staying();
    const blocked = 'https://forbidden.example/HOOPS.zip';
    await openFile(blocked, calls);
    forbidFrame(blocked);
    await openFile(blocked, calls);
    expect(navigations.addresses).toEqual([blocked]);
    expect(calls.onNotSaved.mock.calls).toEqual([['displayed'], ['displayed']]);
  });

  test('a frame that a browser would refuse for its scheme is a failure', async () => {
    // The page of the tests is http; no other scheme than https may be in its frames.
    const calls = staying();
    await openFile('ftp://files.example/HOOPS.zip', calls);
    expect(navigations.addresses).toEqual([]);
    expect(calls.onNotSaved.mock.calls).toEqual([['displayed']]);
  });
});

describe('a link that says that it has expired', () => {
  const expired = `${FILE}&expires=${Date.now() - 1}`;

  test('is renewed before the browser is sent to it', async () => {
    await openFile(expired, handlers());
    expect(navigations.addresses).toEqual([RENEWED]);
  });

  // DL-8.
  test('is not followed if the download was canceled meanwhile', async () => {
    const abort = new AbortController();
    const renew = async () => {
      abort.abort();
      return RENEWED;
    };
    expect(await openFile(expired, { ...handlers(), renew, signal: abort.signal })).toBe(false);
    expect(navigations.addresses).toEqual([]);
  });

  test('is followed if it cannot be renewed: the clock of the machine may be wrong', async () => {
    await openFile(expired, { ...handlers(), renew: () => Promise.reject(new Error('no link')) });
    expect(navigations.addresses).toEqual([expired]);
  });
});
