/** @jest-environment node */
import { releaseForTests } from '@portal/contract/testing';
import { smokeAddresses } from './check-release';
import { parseCheckRemotes } from './check-remotes';
import { describeMatrix, parseMatrix } from './matrix';
import { describeReports, isBroken, type RemoteReport } from './report';

const report = (name: string, team: string, change: Partial<RemoteReport> = {}): RemoteReport => ({
  name,
  version: '1.0.0',
  owner: { team, contact: `#${team.toLowerCase()}` },
  breaks: [],
  warnings: [],
  ...change,
});

// REVERSE-1.
test('lists what breaks by team, and counts the rest', () => {
  const reports = [
    report('mfe-cae', 'CAE', { breaks: ['imports Tag of @portal/ui, which host 2.0.0 does not export'] }),
    report('mfe-hoops', 'HOOPS', { warnings: ['uses Label of @portal/ui, deprecated: Removed in 2.0.0.'] }),
    report('mfe-sam', 'CAE', { breaks: ['/sam: it broke'] }),
    report('mfe-account', 'Accounts'),
  ];
  expect(describeReports(reports).join('\n')).toBe(`
CAE (#cae)
  mfe-cae 1.0.0
    breaks: imports Tag of @portal/ui, which host 2.0.0 does not export
  mfe-sam 1.0.0
    breaks: /sam: it broke

HOOPS (#hoops)
  mfe-hoops 1.0.0
    warning: uses Label of @portal/ui, deprecated: Removed in 2.0.0.

2 of 4 releases break: mfe-cae, mfe-sam`);
  expect(isBroken(reports)).toBe(true);
});

// REVERSE-1: a release that breaks cannot say that it works.
test('what the code of a release says stays in its line', () => {
  const breaks = ['/x: \u001b[2K\r\n1 releases work.'];
  const said = '/x: \\u001b[2K\\u000d\\u000a1 releases work.';
  expect(describeReports([report('mfe-x', 'X', { breaks })])).toContain(`    breaks: ${said}`);
  const host = { role: 'live', version: '1.0.0' } as const;
  expect(describeMatrix([{ host, report: report('mfe-x', 'X', { breaks }) }])).toContain(`  ${said}`);
});

// REVERSE-1.
test('a deprecated name that is still imported breaks nothing yet', () => {
  const reports = [report('mfe-cae', 'CAE', { warnings: ['uses Label'] })];
  expect(isBroken(reports)).toBe(false);
  expect(describeReports(reports).at(-1)).toBe('1 releases work.');
});

// REVERSE-1.
test('opens addresses that the description names and public pages, from the whole length, else the start of what it owns', () => {
  const addresses = (portal: Parameters<typeof releaseForTests>[1], pages: readonly string[] = []) =>
    smokeAddresses(releaseForTests('1.0.0', portal), pages);
  const none = { files: [], provided: [] };
  const preload = Object.fromEntries(
    ['/x/a', '/x/b', '/x/c', '/x/d', '/x/:any', '/x/e'].map((key) => [key, none]),
  );
  expect(addresses({ portal: { owns: ['/x/*'], preload } })).toEqual(['/x/a', '/x/c', '/x/e']);
  expect(addresses({ portal: { owns: ['/x/*'], preload } }, ['/x'])).toEqual(['/x', '/x/b', '/x/d']);
  expect(addresses({ portal: { owns: ['/x/*'] } }, ['/x/f'])).toEqual(['/x/f']);
  expect(addresses({ portal: { owns: ['/x/*'] } })).toEqual(['/x']);
  expect(addresses({ portal: { owns: ['/x/:product/trial'] } })).toEqual(['/x']);
});

test('parses both command lines', () => {
  const bucket = expect.objectContaining({ location: 's3://portal' });
  expect(parseCheckRemotes(['--from', 's3://portal'])).toEqual({ from: bucket });
  expect(() => parseCheckRemotes([])).toThrow('--from');
  expect(() => parseCheckRemotes(['--from', 'nowhere'])).toThrow(/nowhere does not exist/);
  expect(
    parseMatrix(['mfe-x', '--from', 's3://portal', '--next', 'host', '--', 'npx', 'test', '--quiet']),
  ).toEqual({
    name: 'mfe-x',
    from: bucket,
    next: expect.objectContaining({ location: expect.stringMatching(/\/host$/) }),
    command: ['npx', 'test', '--quiet'],
  });
});
