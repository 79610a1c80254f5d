import { Duration, type Stack } from 'aws-cdk-lib';
import {
  Effect,
  PolicyStatement,
  type PolicyStatementProps,
  Role,
  WebIdentityPrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Settings } from '../settings';

/** The object with which the release tool checks that the bucket supports conditional writes. */
const PROBE = '.conditional-writes';
/** Files of releases: only their first version may be written. */
const REMOTES = ['remotes/*'];
const HOST_RELEASES = [
  'host/releases/*',
  ...['js', 'css'].flatMap((type) => [`host/*.${type}`, `host/*.${type}.*`]),
];

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

const readAll = (bucket: IBucket) => [
  new PolicyStatement({ actions: ['s3:GetObject'], resources: [bucket.arnForObjects('*')] }),
  new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
];

const write = (bucket: IBucket, paths: readonly string[], more: PolicyStatementProps = {}) =>
  new PolicyStatement({
    actions: ['s3:PutObject'],
    resources: paths.map((path) => bucket.arnForObjects(path)),
    ...more,
  });

/** Whether a write says that the object must not exist, so that the bucket refuses to replace it. */
const creates = (yes: boolean) => ({ conditions: { Null: { 's3:if-none-match': String(!yes) } } });

/**
 * The roles of the pipelines. A team's creates files below `remotes/{name}/` and nothing else: it moves no traffic
 * and replaces nothing. The one for traffic writes everything but remotes' files: the registry, the documents, the
 * configuration; it deploys the headers with the roles of `cdk bootstrap`. Neither can delete. AWS-8.
 */
export function pipelineRoles(stack: Stack, bucket: IBucket, settings: Settings): void {
  for (const { remote, subject } of settings.teams) {
    const role = pipelineRole(stack, `Team-${remote}`, subject, settings);
    for (const statement of [
      ...readAll(bucket),
      write(bucket, [`remotes/${remote}/*`], creates(true)),
      write(bucket, [PROBE]),
    ])
      role.addToPolicy(statement);
  }
  const role = pipelineRole(stack, 'Traffic', settings.traffic.subject, settings);
  for (const statement of [
    ...readAll(bucket),
    write(bucket, ['*']),
    write(bucket, REMOTES, { effect: Effect.DENY }),
    write(bucket, HOST_RELEASES, { effect: Effect.DENY, ...creates(false) }),
    new PolicyStatement({
      actions: ['sts:AssumeRole'],
      resources: [`arn:aws:iam::${settings.account}:role/cdk-*`],
    }),
  ])
    role.addToPolicy(statement);
}
