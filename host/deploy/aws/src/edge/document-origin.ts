import { Duration, type Stack } from 'aws-cdk-lib';
import type { IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, OriginGroup } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Code, FunctionUrlAuthType, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { bucketOrigin } from './bucket-origin';

const DOCUMENT = 'index.html';

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
export function documentOrigin(stack: Stack, bucket: IBucket): IOrigin {
  const fallback = new LambdaFunction(stack, 'HostDocument', {
    description: 'Returns the document of pages that are not rendered ahead',
    runtime: Runtime.NODEJS_22_X,
    handler: 'index.handler',
    memorySize: 256,
    timeout: Duration.seconds(10),
    environment: { BUCKET: bucket.bucketName },
    code: Code.fromInline(HOST_DOCUMENT),
    reservedConcurrentExecutions: 50,
  });
  fallback.addToRolePolicy(
    new PolicyStatement({
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects(DOCUMENT)],
    }),
  );
  return new OriginGroup({
    primaryOrigin: bucketOrigin(bucket),
    fallbackOrigin: FunctionUrlOrigin.withOriginAccessControl(
      fallback.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM }),
    ),
    fallbackStatusCodes: [404],
  });
}
