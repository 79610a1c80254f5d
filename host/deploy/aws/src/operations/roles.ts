import { teamStatements, trafficStatements } from '@portal/releases/policies';
import { Duration, type Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Settings } from '../settings';

/** A role that exactly one pipeline can take. */
function pipelineRole(stack: Stack, id: string, subject: string, { oidcProviderArn }: Settings): Role {
  const issuer = oidcProviderArn.slice(oidcProviderArn.indexOf('/') + 1);
  return new Role(stack, id, {
    assumedBy: new WebIdentityPrincipal(oidcProviderArn, {
      StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com', [`${issuer}:sub`]: subject },
    }),
    maxSessionDuration: Duration.hours(1),
  });
}

/**
 * The roles of the pipelines, with the statements that `release policy` prints. The one for traffic also deploys the
 * headers, with the roles of `cdk bootstrap`. AWS-8.
 */
export function pipelineRoles(stack: Stack, bucket: IBucket, settings: Settings): void {
  const store = { arn: bucket.bucketArn };
  for (const { remote, subject } of settings.teams) {
    const role = pipelineRole(stack, `Team-${remote}`, subject, settings);
    for (const statement of teamStatements(store, remote))
      role.addToPolicy(PolicyStatement.fromJson(statement));
  }
  const role = pipelineRole(stack, 'Traffic', settings.traffic.subject, settings);
  for (const statement of trafficStatements(store)) role.addToPolicy(PolicyStatement.fromJson(statement));
  role.addToPolicy(
    new PolicyStatement({
      actions: ['sts:AssumeRole'],
      resources: [`arn:aws:iam::${settings.account}:role/cdk-*`],
    }),
  );
}
