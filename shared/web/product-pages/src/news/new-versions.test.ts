import { newSinceLastVisit, rememberVersion } from './new-versions';

const KEY = 'portal.seen-versions';
const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 1);

const at = (minutes: number) => jest.setSystemTime(START + minutes * MINUTE);
const isNew = (version: string) => newSinceLastVisit('exchange')(version);

beforeEach(() => {
  jest.useFakeTimers();
  at(0);
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

// NEWS-2.
test('nothing is new at the first visit', () => {
  expect(isNew('2026.1.0')).toBe(false);
  rememberVersion('exchange', '2026.1.0');
  expect(isNew('2026.1.0')).toBe(false);
  expect(isNew('2025.4.0')).toBe(false);
});

test('what came out since the last visit is new during the whole next visit, and no longer', () => {
  rememberVersion('exchange', '2026.1.0');
  at(60);
  expect(isNew('2026.2.0')).toBe(true);
  rememberVersion('exchange', '2026.2.0');
  at(80);
  rememberVersion('exchange', '2026.2.0');
  expect(isNew('2026.2.0')).toBe(true);
  expect(isNew('2026.1.0')).toBe(false);
  at(140);
  expect(isNew('2026.2.0')).toBe(false);
  expect(newSinceLastVisit('publish')('2026.2.0')).toBe(false);
});

// NEWS-2: AutoCAD OEM's list has updates, which the list of releases does not name.
test('updates are new since the last visit of their list, whatever is known of releases', () => {
  const isNewUpdate = (version: string) => newSinceLastVisit('exchange', 'updates')(version);
  rememberVersion('exchange', '2026');
  at(60);
  expect(isNewUpdate('2026.1.1')).toBe(false);
  rememberVersion('exchange', '2026.1.1', 'updates');
  at(120);
  expect(isNewUpdate('2026.1.1')).toBe(false);
  expect(isNewUpdate('2026.1.2')).toBe(true);
  expect(isNew('2026.0.1')).toBe(true);
});

test('a releases list that goes back makes nothing new', () => {
  rememberVersion('exchange', '2026.2.0');
  at(60);
  rememberVersion('exchange', '2026.1.0');
  at(120);
  expect(isNew('2026.2.0')).toBe(false);
});

test.each(['{', '[]', '7', 'null', '{"exchange": 7}', '{"exchange": {"seen": 1, "before": "1", "at": 0}}'])(
  'storage with %s marks nothing, and is written again',
  (stored) => {
    window.localStorage.setItem(KEY, stored);
    expect(isNew('2026.1.0')).toBe(false);
    rememberVersion('exchange', '2026.1.0');
    at(60);
    expect(isNew('2026.2.0')).toBe(true);
  },
);

test('without storage nothing is new and nothing fails', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  rememberVersion('exchange', '2026.1.0');
  expect(isNew('2026.2.0')).toBe(false);
  jest.restoreAllMocks();
});
