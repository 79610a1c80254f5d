import { rememberRequest, requestedOn } from './requested-evaluations';

const KEY = 'portal.requested-evaluations';
const DAY = new Date(2026, 10, 21, 15, 30);

beforeEach(() => window.localStorage.clear());

// ALERT-12.
test('a request is remembered by product and user', () => {
  expect(requestedOn('realdwg', 'ann@acme.example')).toBeNull();
  rememberRequest('realdwg', 'ann@acme.example', DAY);
  rememberRequest('polygonica', 'bob@acme.example', new Date(2026, 10, 22));
  expect(requestedOn('realdwg', ' Ann@acme.example')).toEqual(DAY);
  expect(requestedOn('realdwg', 'bob@acme.example')).toBeNull();
  expect(requestedOn('polygonica', 'ann@acme.example')).toBeNull();
});

test('the storage does not tell the email address', () => {
  rememberRequest('realdwg', 'ann@acme.example', DAY);
  expect(window.localStorage.getItem(KEY)).not.toMatch(/ann|acme|example/);
});

test.each(['{', '7', 'null', '[]', '{"realdwg": "yesterday"}'])(
  'storage with %s remembers nothing',
  (stored) => {
    window.localStorage.setItem(KEY, stored);
    expect(requestedOn('realdwg', 'ann@acme.example')).toBeNull();
    rememberRequest('realdwg', 'ann@acme.example', DAY);
    expect(requestedOn('realdwg', 'ann@acme.example')).toEqual(DAY);
  },
);
