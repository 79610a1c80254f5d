import { rememberRequest, requestedOn } from './requested-evaluations';

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
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/ann|acme|example/);
});

test.each(['', 'yesterday', '-1', '{}', '1e300'])('storage with %j remembers nothing', (stored) => {
  rememberRequest('realdwg', 'ann@acme.example', DAY);
  const [key = ''] = Object.keys({ ...window.localStorage });
  window.localStorage.setItem(key, stored);
  expect(requestedOn('realdwg', 'ann@acme.example')).toBeNull();
});
