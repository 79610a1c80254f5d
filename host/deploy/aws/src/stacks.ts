import { Annotations, type App, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { contentOrigin } from './content/content-origin';
import { distribution } from './edge/distribution';
import { allowDistribution } from './edge/origins';
import type { LiveSite } from './live-site';
import { accessLogs } from './operations/access-logs';
import { alarms } from './operations/alarms';
import { pipelineRoles } from './operations/roles';
import type { Settings } from './settings';

/** CloudFront's certificates, metrics and log deliveries are in this region only. */
const REGION = 'us-east-1';

const env = ({ account }: Settings) => ({ account, region: REGION });

/** What the first deployment creates: the bucket, the roles that publish into it, and the content token's secret. */
export function storeStack(app: App, settings: Settings) {
  const stack = new Stack(app, 'PortalStore', {
    env: env(settings),
    description: 'Developer portal: bucket and pipeline roles',
    terminationProtection: true,
  });
  const bucket = new Bucket(stack, 'Store', {
    bucketName: settings.bucket,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    // Registry and documents are replaced: their older versions show who was live when.
    versioned: true,
    lifecycleRules: [
      {
        noncurrentVersionExpiration: Duration.days(90),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  // Created with a random value: the operator puts the token there, and no template contains it. AWS-5.
  const secret = new Secret(stack, 'ContentToken', {
    secretName: 'portal/content-token',
    description: 'Token of the content repository, read-only',
    removalPolicy: RemovalPolicy.RETAIN,
  });
  pipelineRoles(stack, bucket, settings);
  return { stack, bucket, secret };
}

/** The CDN in front of the bucket. It is deployed again with each release of the host, whose headers it sends. */
export function edgeStack(
  app: App,
  { bucket, secret }: ReturnType<typeof storeStack>,
  site: LiveSite,
  settings: Settings,
): Stack {
  const stack = new Stack(app, 'PortalEdge', {
    env: env(settings),
    description: 'Developer portal: CDN, content proxy, logs, alarms',
  });
  const store = Bucket.fromBucketName(stack, 'Store', bucket.bucketName);
  const content = contentOrigin(stack, secret, settings);
  const cdn = distribution(stack, store, content.origin, site, settings);
  // CDK cannot write the policy of a bucket of another stack; this does.
  allowDistribution(stack, store, cdn);
  Annotations.of(stack).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac');
  accessLogs(stack, cdn);
  alarms(stack, cdn, content, settings);
  new CfnOutput(stack, 'Domain', {
    value: cdn.distributionDomainName,
    description: 'Point the portal’s host name here',
  });
  return stack;
}
