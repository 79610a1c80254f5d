import { resetOverride, setOverride, storedUrls } from './edit';
import { readOverrides } from './read';
import { OVERRIDES_KEY, removeStoredOverrides, storedOverrides } from './stored';

const CAE = 'http://localhost:3101/mf-manifest.json';
const HOOPS = 'http://127.0.0.1:3102/remoteEntry.js';

beforeEach(() => window.localStorage.clear());

test('is empty at first', () => {
  expect(storedOverrides()).toBeNull();
  expect(readOverrides(storedOverrides(), [])).toEqual({ overrides: new Map(), problem: null });
});

test('stores what is set, and removes what is reset', () => {
  setOverride('mfe-cae', CAE);
  setOverride('mfe-hoops', HOOPS);
  setOverride('mfe-cae', HOOPS);
  expect([...storedUrls()]).toEqual([
    ['mfe-cae', HOOPS],
    ['mfe-hoops', HOOPS],
  ]);
  resetOverride('mfe-cae');
  expect(readOverrides(storedOverrides(), [])).toEqual({
    overrides: new Map([['mfe-hoops', { kind: 'active', remote: 'mfe-hoops', url: HOOPS }]]),
    problem: null,
  });
  resetOverride('mfe-hoops');
  expect(window.localStorage.getItem(OVERRIDES_KEY)).toBeNull();
});

test('marks overrides with a forbidden URL as refused, by name', () => {
  const url = 'https://evil.example/mf-manifest.json';
  const { overrides } = readOverrides(JSON.stringify({ 'mfe-cae': url, 'mfe-hoops': HOOPS }), []);
  expect([...overrides.values()]).toEqual([
    { kind: 'refused', remote: 'mfe-cae', url, reason: expect.stringContaining('Only this machine') },
    { kind: 'active', remote: 'mfe-hoops', url: HOOPS },
  ]);
});

test.each([
  '',
  'no JSON',
  'null',
  '7',
  '"http://localhost/mf-manifest.json"',
  '{"mfe-cae": 7}',
  '{"mfe-cae": {"url": "x"}}',
  '{"../mfe-cae": "http://localhost/mf-manifest.json"}',
])('%s is malformed, counts as empty, and can be reset', (text) => {
  window.localStorage.setItem(OVERRIDES_KEY, text);
  expect(readOverrides(storedOverrides(), [])).toEqual({ overrides: new Map(), problem: expect.any(String) });
  expect(storedUrls().size).toBe(0);
  removeStoredOverrides();
  expect(storedOverrides()).toBeNull();
});

test('is empty where the browser has no storage', () => {
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storedOverrides()).toBeNull();
  get.mockRestore();
});
