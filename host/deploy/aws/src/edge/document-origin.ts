import { Duration, type Stack } from 'aws-cdk-lib';
import type { IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, OriginGroup } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Code, FunctionUrlAuthType, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { documentsOf, type LiveSite } from '../live-site';
import { bucketOrigin } from './bucket-origin';

/** Code of the function that returns the host's document of a page that is not rendered ahead. PAGES-12. */
const hostDocument = (documents: readonly string[]): string => `
const { GetObjectCommand, S3Client } = require('@aws-sdk/client-s3');
const store = new S3Client({});
const DOCUMENTS = ${JSON.stringify(documents)};
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
exports.handler = async ({ rawPath }) => {
  if (!rawPath.startsWith('/pages/')) return { statusCode: 404, headers: { 'cache-control': 'no-store' } };
  const name = rawPath.slice('/pages/'.length, -'.html'.length);
  const Key = (DOCUMENTS.includes(name) ? name : 'index') + '.html';
  const { Body } = await store.send(new GetObjectCommand({ Bucket: process.env.BUCKET, Key }));
  return { statusCode: 200, headers, body: await Body.transformToString() };
};`;

/**
 * Pages and files at the root as an origin. The CDN's function asks for a page's rendered document; if the bucket has
 * none, which neither it nor the bucket can know before, a function returns the host's document. PAGES-12.
 */
export function documentOrigin(stack: Stack, bucket: IBucket, site: LiveSite): IOrigin {
  const fallback = new LambdaFunction(stack, 'HostDocument', {
    description: 'Returns the document of pages that are not rendered ahead',
    runtime: Runtime.NODEJS_22_X,
    handler: 'index.handler',
    memorySize: 256,
    timeout: Duration.seconds(10),
    environment: { BUCKET: bucket.bucketName },
    code: Code.fromInline(hostDocument(documentsOf(site))),
    reservedConcurrentExecutions: 50,
  });
  fallback.addToRolePolicy(
    new PolicyStatement({
      actions: ['s3:GetObject'],
      resources: documentsOf(site).map((name) => bucket.arnForObjects(`${name}.html`)),
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
