/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { AccountStore } from './account-store';

const folder = folderForTests();

/** Replaces a part of the file, and reads it again. */
function reopen(change: (stored: Record<string, unknown>) => unknown) {
  AccountStore.open(folder.path);
  const stored = JSON.parse(readFileSync(join(folder.path, 'accounts.json'), 'utf8'));
  folder.write('accounts.json', JSON.stringify(change(stored)));
  return AccountStore.open(folder.path);
}

test('accounts survive a restart', () => {
  const first = AccountStore.open(folder.path);
  first.create({ email: 'a@b.example', givenName: 'A', familyName: 'B', company: 'C', password: 'd' });
  expect(AccountStore.open(folder.path).find('a@b.example')?.company).toBe('C');
});

test.each([
  ['null', () => null],
  ['accounts that are none', (stored) => ({ ...stored, accounts: 1 })],
  ['no sessions', (stored) => ({ ...stored, sessions: { a: 1 } })],
] satisfies [string, (stored: Record<string, unknown>) => unknown][])(
  'a damaged file is replaced: %s',
  (_, change) => {
    const store = reopen(change);
    expect(store.find('new@start.example')).toBeDefined();
  },
);
