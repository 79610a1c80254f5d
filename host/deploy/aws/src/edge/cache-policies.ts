import { Duration } from 'aws-cdk-lib';
import { CachePolicy, CacheQueryStringBehavior } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const COMPRESSED = { enableAcceptEncodingBrotli: true, enableAcceptEncodingGzip: true } as const;

/**
 * For files of the bucket. Each says in its `Cache-Control` how long it may be kept, so the policies only differ
 * in what holds without one. Nothing of the visitor is part of the key. AWS-2.
 */
export const cachePolicies = (scope: Construct) => ({
  /** Files of releases: their names change with their content. */
  immutable: new CachePolicy(scope, 'Immutable', {
    comment: 'Files of releases',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.days(365),
    maxTtl: Duration.days(365),
    ...COMPRESSED,
  }),
  /** Documents, the registry, the configuration: the bucket is asked each time and usually sends 304. */
  revalidated: new CachePolicy(scope, 'Revalidated', {
    comment: 'Documents, registry, configuration',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    ...COMPRESSED,
  }),
  /** Content: the proxy's header says for how long. The longest time also bounds how long it is served stale. */
  content: new CachePolicy(scope, 'Content', {
    comment: 'Content of the repository',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.allowList('ref'),
    ...COMPRESSED,
  }),
  /** The other services: never cached. */
  never: CachePolicy.CACHING_DISABLED,
});
