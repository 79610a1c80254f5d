/** @jest-environment node */
import { type InstallStamp, planInstallation, readStamp } from '../installation.mjs';

const NOW = 'now';
const plan = (command: string, stamp?: InstallStamp, hasDevelopment = stamp?.scope === 'all') =>
  planInstallation({ command, fingerprint: NOW, stamp, hasDevelopment });

test.each(['start', 'release'])('npm run %s installs no development dependencies', (command) => {
  expect(plan(command)).toBe('run');
});

test.each(['dev', 'gallery', 'test', 'bench', 'new-remote'])('npm run %s installs everything', (command) => {
  expect(plan(command)).toBe('all');
  expect(plan(command, { scope: 'run', fingerprint: NOW })).toBe('all');
});

test('installs nothing if the installation is current', () => {
  expect(plan('start', { scope: 'run', fingerprint: NOW })).toBeUndefined();
  expect(plan('start', { scope: 'all', fingerprint: NOW })).toBeUndefined();
  expect(plan('test', { scope: 'all', fingerprint: NOW })).toBeUndefined();
});

test('installs again after a manifest changed', () => {
  expect(plan('start', { scope: 'run', fingerprint: 'before' })).toBe('run');
  expect(plan('test', { scope: 'all', fingerprint: 'before' })).toBe('all');
});

test('keeps development dependencies, including those that were installed by hand', () => {
  expect(plan('start', { scope: 'all', fingerprint: 'before' })).toBe('all');
  expect(plan('start', undefined, true)).toBe('all');
});

test('parses its own stamp and rejects others', () => {
  expect(readStamp('{"scope":"run","fingerprint":"f"}')).toEqual({ scope: 'run', fingerprint: 'f' });
  expect(readStamp('0f3a')).toBeUndefined();
  expect(readStamp('{"scope":"some","fingerprint":"f"}')).toBeUndefined();
});
