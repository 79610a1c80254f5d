import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';

/**
 * What is logged of a request. Left out on purpose: the visitor's address, cookies, the query and the referrer
 * (an address with its query). Tokens never reach a field of this list. AWS-6.
 */
export const LOGGED_FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'x-edge-request-id',
  'cs-protocol-version',
  'cache-behavior-path-pattern',
];

/** Delivers the access logs into a bucket of their own, which keeps them for 30 days. */
export function accessLogs(stack: Stack, distribution: Distribution): void {
  const bucket = new Bucket(stack, 'AccessLogs', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    lifecycleRules: [{ expiration: Duration.days(30) }],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  bucket.grantPut(
    new ServicePrincipal('delivery.logs.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  );
  const source = new CfnDeliverySource(stack, 'AccessLogSource', {
    name: 'portal-access',
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  });
  const destination = new CfnDeliveryDestination(stack, 'AccessLogDestination', {
    name: 'portal-access',
    outputFormat: 'json',
    destinationResourceArn: bucket.bucketArn,
  });
  const delivery = new CfnDelivery(stack, 'AccessLogDelivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: LOGGED_FIELDS,
    s3SuffixPath: '{yyyy}/{MM}/{dd}/{HH}',
  });
  delivery.addResourceDependency(source);
}
