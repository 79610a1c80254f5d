/** @jest-environment node */
import { type InstallStamp, planInstallation, readStamp } from '../installation.mjs';

const NOW = 'now';
const plan = (command: string, stamp?: InstallStamp, hasDevelopment = stamp?.scope === 'all') =>
  planInstallation({ command, fingerprint: NOW, stamp, hasDevelopment });

it.each(['start', 'release'])('npm run %s installs nothing for tests and the bench', (command) => {
  expect(plan(command)).toBe('run');
});

it.each(['dev', 'test', 'bench', 'new-remote'])('npm run %s installs everything', (command) => {
  expect(plan(command)).toBe('all');
  expect(plan(command, { scope: 'run', fingerprint: NOW })).toBe('all');
});

it('installs nothing again that is there', () => {
  expect(plan('start', { scope: 'run', fingerprint: NOW })).toBeUndefined();
  expect(plan('start', { scope: 'all', fingerprint: NOW })).toBeUndefined();
  expect(plan('test', { scope: 'all', fingerprint: NOW })).toBeUndefined();
});

it('installs again what changed', () => {
  expect(plan('start', { scope: 'run', fingerprint: 'before' })).toBe('run');
  expect(plan('test', { scope: 'all', fingerprint: 'before' })).toBe('all');
});

it('leaves a developer the tools, also those that were installed by hand', () => {
  expect(plan('start', { scope: 'all', fingerprint: 'before' })).toBe('all');
  expect(plan('start', undefined, true)).toBe('all');
});

it('reads its own stamp and no other', () => {
  expect(readStamp('{"scope":"run","fingerprint":"f"}')).toEqual({ scope: 'run', fingerprint: 'f' });
  expect(readStamp('0f3a')).toBeUndefined();
  expect(readStamp('{"scope":"some","fingerprint":"f"}')).toBeUndefined();
});
