import {
  hostStatements,
  pagesStatements,
  type Statement,
  teamStatements,
  trafficStatements,
} from '@portal/releases/policies';
import { Duration, type Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Settings } from '../settings';

/** A role that exactly one pipeline can take. */
function pipelineRole(
  stack: Stack,
  id: string,
  { subject, statements }: { readonly subject: string; readonly statements: readonly Statement[] },
  { oidcProviderArn }: Settings,
): Role {
  const issuer = oidcProviderArn.slice(oidcProviderArn.indexOf('/') + 1);
  const role = new Role(stack, id, {
    assumedBy: new WebIdentityPrincipal(oidcProviderArn, {
      StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com', [`${issuer}:sub`]: subject },
    }),
    maxSessionDuration: Duration.hours(1),
  });
  for (const statement of statements) role.addToPolicy(PolicyStatement.fromJson(statement));
  return role;
}

/**
 * The roles of the pipelines, with the statements that `release policy` prints, and no others: who may take the roles of
 * `cdk bootstrap` is an administrator of the account. AWS-8.
 */
export function pipelineRoles(stack: Stack, bucket: IBucket, settings: Settings): void {
  const store = { arn: bucket.bucketArn };
  const { teams, host, pages, traffic } = settings;
  for (const { remote, subject } of teams)
    pipelineRole(stack, `Team-${remote}`, { subject, statements: teamStatements(store, remote) }, settings);
  if (host) pipelineRole(stack, 'Host', { ...host, statements: hostStatements(store) }, settings);
  if (pages) pipelineRole(stack, 'Pages', { ...pages, statements: pagesStatements(store) }, settings);
  pipelineRole(stack, 'Traffic', { ...traffic, statements: trafficStatements(store) }, settings);
}
