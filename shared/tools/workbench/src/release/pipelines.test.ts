/** @jest-environment node */
import {
  hostStatements,
  pagesStatements,
  policyDocument,
  teamStatements,
  trafficStatements,
} from '@portal/releases/policies';
import { describePolicy } from './pipelines';

const printed = (pipeline: string, location: string, group?: string) =>
  describePolicy({ pipeline, group }, location).join('\n');

// LEAST-1, LEAST-2, LEAST-3.
test.each([
  ['mfe-cae', 's3://portal', teamStatements({ arn: 'arn:aws:s3:::portal' }, 'mfe-cae')],
  ['host', 's3://portal', hostStatements({ arn: 'arn:aws:s3:::portal' })],
  ['pages', 's3://portal', pagesStatements({ arn: 'arn:aws:s3:::portal' })],
  ['traffic', 's3://portal/dev', trafficStatements({ arn: 'arn:aws:s3:::portal', prefix: 'dev' })],
])('prints the policy of %s in %s', (pipeline, location, statements) => {
  expect(JSON.parse(printed(pipeline, location))).toEqual(policyDocument(statements));
});

// LEAST-1.
test('prints the commands that give a team’s group its folder, quoted for the shell', () => {
  const lines = printed('mfe-cae', "/srv/the portal's");
  expect(lines).toContain("groupadd 'portal-mfe-cae'");
  expect(lines).toContain(
    "install -d -o root -g 'portal-mfe-cae' -m 2775 '/srv/the portal'\\''s/remotes/mfe-cae'",
  );
  expect(printed('traffic', '/srv/portal', 'www')).toContain(
    "-g 'www' -m 2775 '/srv/portal' '/srv/portal/registry'",
  );
});

test.each(['mfe-cae/*', '../host', "a'b", ''])('refuses the name %p', (name) => {
  expect(() => printed(name, 's3://portal')).toThrow('cannot be the name of a remote');
});

test.each(['host', 'pages'])('says that in a folder the account for traffic does what %s does', (name) => {
  expect(() => printed(name, '/srv/portal')).toThrow('policy traffic');
});
