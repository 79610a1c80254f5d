/** @jest-environment node */
import { publishes, releaseArguments } from './release-arguments';

const words = (line: string) => line.split(' ').filter(Boolean);

test.each([
  ['--to x', 'mfe-points --to x'],
  ['mfe-points --to x', 'mfe-points --to x'],
  ['doctor --to x', 'doctor mfe-points --to x'],
  ['doctor mfe-points', 'doctor mfe-points'],
  ['status --to x', 'status --to x'],
  ['--help', '--help'],
])('the name of the remote can be left out: %s', (line, whole) => {
  expect(releaseArguments(words(line), 'mfe-points')).toEqual(words(whole));
});

// SDK-6.
test.each(['--to x', 'mfe-points --to x', 'publish mfe-points --to x', '--to x --promote'])(
  'what publishes needs the portal’s packages: release %s',
  (line) => {
    expect(publishes(words(line), 'mfe-points')).toBe(true);
  },
);

// SDK-6.
test.each([
  'rollback mfe-points --to x',
  'status --to x',
  'canary mfe-points 10 --to x',
  '--to x --dry-run',
  '-h',
])('what publishes nothing needs none of them: release %s', (line) => {
  expect(publishes(words(line), 'mfe-points')).toBe(false);
});
