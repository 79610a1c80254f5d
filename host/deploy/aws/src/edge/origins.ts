import { DOCUMENT } from '@portal/releases';
import { Duration, type Stack } from 'aws-cdk-lib';
import { AccessLevel, type Distribution, type IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Code,
  type FunctionProps,
  FunctionUrlAuthType,
  Function as LambdaFunction,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { BucketPolicy, type IBucket } from 'aws-cdk-lib/aws-s3';

/** The bucket as an origin. {@link allowDistribution} writes the policy that lets the CDN in. */
export const bucketOrigin = (bucket: IBucket): IOrigin =>
  S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });

/**
 * Lets exactly this distribution read the bucket. The right to list makes a missing file a 404 instead of a 403;
 * the function never asks for the bucket itself. Everybody's requests need TLS.
 */
export function allowDistribution(stack: Stack, bucket: IBucket, { distributionArn }: Distribution): void {
  const { document } = new BucketPolicy(stack, 'BucketPolicy', { bucket });
  document.addStatements(
    new PolicyStatement({
      sid: 'OnlyThroughTheCdn',
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject', 's3:ListBucket'],
      resources: [bucket.bucketArn, bucket.arnForObjects('*')],
      conditions: { StringEquals: { 'AWS:SourceArn': distributionArn } },
    }),
    new PolicyStatement({
      sid: 'OnlyWithTls',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['s3:*'],
      resources: [bucket.bucketArn, bucket.arnForObjects('*')],
      conditions: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
  );
}

/** The bucket, and a function for what it does not have. */
function bucketOr(
  stack: Stack,
  bucket: IBucket,
  id: string,
  props: Omit<FunctionProps, 'runtime' | 'handler'>,
): IOrigin {
  const fallback = new LambdaFunction(stack, id, {
    runtime: Runtime.NODEJS_22_X,
    handler: 'index.handler',
    ...props,
  });
  return new OriginGroup({
    primaryOrigin: bucketOrigin(bucket),
    fallbackOrigin: FunctionUrlOrigin.withOriginAccessControl(
      fallback.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM }),
    ),
    fallbackStatusCodes: [404],
  });
}

/** The response with what `registry/@none.json` contains. */
const UNOWNED_SHARD = JSON.stringify({
  statusCode: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  body: JSON.stringify({ owners: [], slots: {}, remotes: {} }),
});

/**
 * The registry as an origin. A shard that does not exist belongs to nobody, which the portal must be told with a
 * 200. A bucket cannot do that, so a function of one line does for each shard that is missing. AWS-1.
 */
export const registryOrigin = (stack: Stack, bucket: IBucket): IOrigin =>
  bucketOr(stack, bucket, 'UnownedShard', {
    description: 'Returns the shard of path segments without an owner',
    code: Code.fromInline(`exports.handler = async () => (${UNOWNED_SHARD});`),
    reservedConcurrentExecutions: 20,
  });

/** Code of the function that returns the host's document of a page that is not rendered ahead. PAGES-12. */
const HOST_DOCUMENT = `
const { GetObjectCommand, S3Client } = require('@aws-sdk/client-s3');
const store = new S3Client({});
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
exports.handler = async ({ rawPath }) => {
  if (!rawPath.startsWith('/pages/')) return { statusCode: 404, headers: { 'cache-control': 'no-store' } };
  const { Body } = await store.send(new GetObjectCommand({ Bucket: process.env.BUCKET, Key: '${DOCUMENT}' }));
  return { statusCode: 200, headers, body: await Body.transformToString() };
};`;

/**
 * Pages and files at the root as an origin. The CDN's function asks for a page's rendered document; if the bucket has
 * none, which neither it nor the bucket can know before, a function returns the host's document. PAGES-12.
 */
export const documentOrigin = (stack: Stack, bucket: IBucket): IOrigin =>
  bucketOr(stack, bucket, 'HostDocument', {
    description: 'Returns the document of pages that are not rendered ahead',
    code: Code.fromInline(HOST_DOCUMENT),
    memorySize: 256,
    timeout: Duration.seconds(10),
    environment: { BUCKET: bucket.bucketName },
    initialPolicy: [
      new PolicyStatement({ actions: ['s3:GetObject'], resources: [bucket.arnForObjects(DOCUMENT)] }),
    ],
    reservedConcurrentExecutions: 50,
  });
