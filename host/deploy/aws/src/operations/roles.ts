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

/**
 * The roles of the pipelines, with the statements that `release policy` prints, and no others: who may take the roles of
 * `cdk bootstrap` is an administrator of the account. AWS-8.
 */
export function pipelineRoles(stack: Stack, bucket: IBucket, settings: Settings): void {
  const store = { arn: bucket.bucketArn };
  const { teams, host, pages, traffic, oidcProviderArn } = settings;
  const issuer = oidcProviderArn.slice(oidcProviderArn.indexOf('/') + 1);
  /** Adds a role that exactly one pipeline can take. */
  const addRole = (id: string, subject: string, statements: readonly Statement[]) => {
    const role = new Role(stack, id, {
      assumedBy: new WebIdentityPrincipal(oidcProviderArn, {
        StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com', [`${issuer}:sub`]: subject },
      }),
      maxSessionDuration: Duration.hours(1),
    });
    for (const statement of statements) role.addToPolicy(PolicyStatement.fromJson(statement));
  };
  for (const { remote, subject } of teams) addRole(`Team-${remote}`, subject, teamStatements(store, remote));
  if (host) addRole('Host', host.subject, hostStatements(store));
  if (pages) addRole('Pages', pages.subject, pagesStatements(store));
  addRole('Traffic', traffic.subject, trafficStatements(store));
}
