/** @jest-environment node */
import type { PortalExtras, Registry, RemoteRelease } from '@portal/contract';
import { releaseForTests } from '@portal/contract/testing';
import { describeChange, describeHost, describePlan, describeStatus, table } from './describe';

const release = (
  version: string,
  traffic: number,
  isDefault = false,
  portal: Partial<PortalExtras> = {},
): RemoteRelease => {
  const listed = releaseForTests(version, { traffic, isDefault, portal });
  return { ...listed, extras: { ...listed.extras, history: { published: '2026-11-20T19:45:00.000Z' } } };
};
const registry = (...releases: RemoteRelease[]): Registry => ({ microFrontends: { 'mfe-x': releases } });

test('describes the effect of a change on traffic', () => {
  const before = registry(release('1.0.0', 100, true), release('1.1.0', 0));
  const after = registry(release('1.0.0', 90, true), release('1.1.0', 10), release('1.2.0', 0));
  expect(describeChange(before, after)).toEqual([
    'mfe-x  1.0.0  100 %, default  →  90 %, default',
    'mfe-x  1.1.0  0 %             →  10 %',
    'mfe-x  1.2.0  not listed      →  0 %',
  ]);
  expect(describeChange(before, before)).toEqual(['The registry stays as it is.']);
});

test('describes which host is live', () => {
  expect(describeHost(null, { version: '1.0.0', before: [] })).toBe('host  none → 1.0.0 live');
  const live = { version: '1.1.0', before: ['1.0.0'] };
  expect(describeHost({ version: '1.0.0', before: [] }, live)).toBe('host  1.0.0 → 1.1.0 live');
  expect(describeHost(live, live)).toBe('host  1.1.0 stays live');
});

// REG-6.
test('lists the releases with their owners, latest first', () => {
  const owner = { team: 'Points', contact: '#points' };
  const listed = registry(release('1.0.0', 90, true), release('1.1.0', 10, false, { owner }));
  expect(describeStatus(listed, { version: '2.0.0', before: ['1.0.0'] })).toEqual([
    'host   2.0.0  live',
    'host   1.0.0',
    'mfe-x  1.1.0  10 %           2026-11-20 19:45  Points    contract 1  /x/*',
    'mfe-x  1.0.0  90 %, default  2026-11-20 19:45  no owner  contract 1  /x/*',
  ]);
  expect(describeStatus(listed, null, 'mfe-y')).toEqual([]);
});

test('columns are aligned, also above a row with fewer of them', () => {
  expect(table([['a', 'bb', 'c'], ['a', 'b', 'c'], ['a']])).toEqual(['a  bb  c', 'a  b   c', 'a']);
});

// PROV-3: what a team writes into its release cannot look like the line of another one.
test('a cell is one line, and nothing that a terminal obeys', () => {
  expect(table([['mfe-x', 'built: x\u001b[1A\nmfe-y  signed by operator']])).toEqual([
    'mfe-x  built: x\\u001b[1A\\u000amfe-y  signed by operator',
  ]);
});

test('summarizes the paths that would be written', () => {
  const written = [
    'host/main.js',
    'host/main.js.br',
    'host/releases/1.0.0/release.json',
    'remotes/mfe-x/1.0.0/a.js',
    'remotes/mfe-x/1.0.0/b.js',
    'remotes.json',
    'host/live.json',
  ];
  expect(describePlan(written)).toEqual([
    'host/ (2 files)',
    'host/releases/1.0.0/ (1 files)',
    'remotes/mfe-x/1.0.0/ (2 files)',
    'remotes.json',
    'host/live.json',
  ]);
});
