/** @jest-environment node */

import { openStore, release } from '@portal/releases';
import { policyDocument, type Statement } from '@portal/releases/policies';
import {
  type Bucket,
  fakeHost,
  fakeRemote,
  isAllowed,
  removeFolders,
  startBucket,
} from '@portal/releases/testing';
import type { Template } from 'aws-cdk-lib/assertions';
import { exampleSettings, synthesize } from '../testing/example';

/** A statement of a synthesized policy: single items are no lists, and the bucket's ARN is a reference. */
interface Synthesized {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: Statement['Condition'];
}

/** The ARN that takes the place of the reference to the bucket. */
const ARN = 'arn:aws:s3:::bucket';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const arnOf = (resource: unknown): string => {
  const [, path] = /"(\/[^"]*)"/.exec(JSON.stringify(resource)) ?? [];
  return path === undefined && typeof resource === 'string' ? resource : `${ARN}${path ?? ''}`;
};

/** Whether a role may write, as IAM decides. `creates`: the write has the header `If-None-Match`. */
const allows = (
  statements: readonly Statement[],
  { key, creates }: { readonly key: string; readonly creates: boolean },
): boolean => isAllowed(policyDocument(statements), ARN, { action: 's3:PutObject', key, creates });

let template: Template;
const statementsOf = (role: string): readonly Statement[] => {
  const [policy] = Object.values(template.findResources('AWS::IAM::Policy')).filter(({ Properties }) =>
    String(Properties.PolicyName).startsWith(role),
  );
  const statements = policy?.Properties.PolicyDocument.Statement as readonly Synthesized[];
  return statements.map(({ Action, Resource, ...rest }) => ({
    ...rest,
    Action: listOf(Action).map(String),
    Resource: listOf(Resource).map(arnOf),
  }));
};

let bucket: Bucket;
beforeAll(async () => {
  template = synthesize().store;
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  await removeFolders();
});

/** Runs the release tool and returns the keys that it wrote. */
async function writesOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = bucket.writes.length;
  await work();
  return bucket.writes.slice(before);
}

// AWS-8.
test('a team’s pipeline publishes its remote, the one for traffic lists it, and neither needs more', async () => {
  const [team, traffic] = [statementsOf('Teammfecae'), statementsOf('Traffic')];
  const store = openStore(`s3://${bucket.name}`, '.');
  const host = await fakeHost('1.0.0');
  const hostWrites = await writesOf(() => release({ from: host, to: store, name: 'host', version: '1.0.0' }));
  expect(hostWrites).toEqual(expect.arrayContaining(['host/live.json', 'index.html', 'headers.json']));
  expect(hostWrites.filter((key) => !allows(traffic, { key, creates: true }))).toEqual([]);

  const part = { name: 'mfe-cae', version: '1.0.0' };
  const built = await fakeRemote(part);
  const files = await writesOf(() => release({ from: built, to: store, ...part, filesOnly: true }));
  expect(files).toContain('remotes/mfe-cae/1.0.0/release.json');
  expect(files.filter((key) => !allows(team, { key, creates: true }))).toEqual([]);

  const listed = await writesOf(() => release({ from: store, to: store, ...part }));
  expect(listed).toEqual(expect.arrayContaining(['remotes.json', 'registry/mfe-cae.json']));
  expect(listed.filter((key) => !allows(traffic, { key, creates: false }))).toEqual([]);
  expect(listed.filter((key) => allows(team, { key, creates: false }))).toEqual([]);
});

// AWS-8.
test('the host’s pipeline publishes it without making it live', async () => {
  const host = statementsOf('Host');
  const store = openStore(`s3://${bucket.name}`, '.');
  const part = { name: 'host', version: '2.0.0' };
  const from = await fakeHost(part.version);
  const files = await writesOf(() => release({ from, to: store, ...part, filesOnly: true }));
  expect(files).toContain('host/releases/2.0.0/release.json');
  expect(files.filter((key) => !allows(host, { key, creates: true }))).toEqual([]);
  const live = await writesOf(() => release({ from: store, to: store, ...part, promote: true }));
  expect(live).toContain('host/live.json');
  expect(live.filter((key) => allows(host, { key, creates: true }))).toEqual([]);
});

// AWS-8.
test.each([
  ['Teammfecae', 'remotes/mfe-cae/1.0.0/entry.js', false],
  ['Teammfecae', 'remotes/mfe-hoops/1.0.0/entry.js', true],
  ['Teammfecae', 'remotes.json', true],
  ['Teammfecae', 'index.html', true],
  ['Teammfecae', 'portal.config.json', true],
  ['Host', 'index.html', true],
  ['Host', 'host/headers.conf', true],
  ['Host', 'host/main.0123.js', false],
  ['Host', 'remotes/mfe-cae/1.0.0/entry.js', true],
  ['Pages', 'index.html', true],
  ['Pages', 'registry/cae.json', true],
  ['Pages', 'host/main.0123.js', true],
  ['Pages', 'remotes/mfe-cae/1.0.0/entry.js', true],
  ['Traffic', 'remotes/mfe-cae/1.0.0/entry.js', true],
  ['Traffic', 'host/releases/1.0.0/release.json', false],
  ['Traffic', 'host/main.0123.js', false],
  ['Traffic', 'host/main.0123.js.br', false],
])('%s may not write %s (If-None-Match: %s)', (role, key, creates) => {
  expect(allows(statementsOf(role), { key, creates })).toBe(false);
});

// AWS-8.
test('each role is for one pipeline, and none can delete, take another role or do anything else', () => {
  const subjects = Object.values(template.findResources('AWS::IAM::Role')).map(
    ({ Properties }) =>
      Properties.AssumeRolePolicyDocument.Statement[0].Condition.StringEquals[
        'token.actions.githubusercontent.com:sub'
      ] as string,
  );
  const { teams, host, pages, traffic } = exampleSettings();
  const pipelines = [...teams, host, pages, traffic].map((pipeline) => pipeline?.subject);
  expect(subjects.sort()).toEqual(pipelines.sort());
  const statements = Object.values(template.findResources('AWS::IAM::Policy')).flatMap(
    ({ Properties }) => Properties.PolicyDocument.Statement as { readonly Action: string | string[] }[],
  );
  expect([...new Set(statements.flatMap(({ Action }) => Action))].sort()).toEqual([
    's3:GetObject',
    's3:ListBucket',
    's3:PutObject',
  ]);
});
