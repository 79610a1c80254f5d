import { responseHeaders } from '@portal/document/response-headers';
import { Duration, type Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  type CachePolicyProps,
  CacheQueryStringBehavior,
  Function as CloudFrontFunction,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { LiveSite } from '../live-site';
import type { Settings } from '../settings';
import { transpile } from '../transpile';
import { bucketOrigin, documentOrigin, registryOrigin } from './origins';
import {
  contentHeaders,
  documentHeaders,
  registryHeaders,
  serviceHeaders,
  sharedFileHeaders,
} from './response-headers';

/**
 * Each file says in its `Cache-Control` how long it may be kept, so the policies only differ in what holds without one.
 * Nothing of the visitor is part of the key. AWS-2.
 */
const cachePolicy = (scope: Construct, id: string, props: CachePolicyProps): CachePolicy =>
  new CachePolicy(scope, id, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
    ...props,
  });

const cachePolicies = (scope: Construct) => ({
  /** Files of releases: their names change with their content. */
  immutable: cachePolicy(scope, 'Immutable', {
    comment: 'Files of releases',
    defaultTtl: Duration.days(365),
    maxTtl: Duration.days(365),
  }),
  /** Documents, the registry, the configuration: the bucket is asked each time and usually sends 304. */
  revalidated: cachePolicy(scope, 'Revalidated', { comment: 'Documents, registry, configuration' }),
  /** Content: the proxy's header says for how long. The longest time also bounds how long it is served stale. */
  content: cachePolicy(scope, 'Content', {
    comment: 'Content of the repository',
    queryStringBehavior: CacheQueryStringBehavior.allowList('ref'),
  }),
});

/** Files that every store has at its root; those that are derived from the content may come later. */
const STORE_FILES = ['remotes.json', 'portal.config.json', 'releases.json', 'sitemap.xml', 'robots.txt'];

/** The code of the CDN's function for a site. @param operatorFiles other files at the root. */
export function addressFunctionCode({ rootFiles }: LiveSite, operatorFiles: readonly string[]): string {
  const files = [...new Set([...STORE_FILES, ...rootFiles, ...operatorFiles])]
    .map((file) => `/${file}`)
    .sort();
  return `const SITE = ${JSON.stringify({ files, headers: responseHeaders('/') })};\n${transpile('edge/viewer-request.ts')}`;
}

const COMMON = {
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  compress: true,
} satisfies Partial<BehaviorOptions>;

/** Errors that the CDN must not remember for its default of ten seconds. AWS-2. */
const UNREMEMBERED = [403, 404, 500, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

/** The account service and the others: every method, the visitor's cookies, nothing cached. */
const services = (scope: Construct, host: string): BehaviorOptions => ({
  ...COMMON,
  origin: new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    readTimeout: Duration.seconds(30),
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  responseHeadersPolicy: serviceHeaders(scope),
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});

/** The CDN: which origin serves which addresses, with which headers, cached for how long. AWS-1, AWS-2, AWS-3, HEADER-1. */
export function distribution(
  stack: Stack,
  bucket: IBucket,
  content: IOrigin,
  site: LiveSite,
  settings: Settings,
): Distribution {
  const caches = cachePolicies(stack);
  const responseHeadersPolicy = sharedFileHeaders(stack);
  // Maps addresses to files. AWS-1.
  const addressFunction = new CloudFrontFunction(stack, 'Addresses', {
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Which file an address returns',
    code: FunctionCode.fromInline(addressFunctionCode(site, settings.rootFiles)),
  });
  const files = {
    ...COMMON,
    responseHeadersPolicy,
    functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: addressFunction }],
  };
  const origin = bucketOrigin(bucket);
  const releases = { ...files, origin, cachePolicy: caches.immutable };
  const derived = { ...files, origin, cachePolicy: caches.revalidated };
  return new Distribution(stack, 'Distribution', {
    comment: `Developer portal, ${settings.domain}`,
    domainNames: [settings.domain],
    certificate: Certificate.fromCertificateArn(stack, 'Certificate', settings.certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    errorResponses: UNREMEMBERED,
    defaultBehavior: {
      ...files,
      origin: documentOrigin(stack, bucket),
      cachePolicy: caches.revalidated,
      responseHeadersPolicy: documentHeaders(stack, site.headers, settings),
    },
    // The first pattern that matches applies.
    additionalBehaviors: {
      '/host/live.json': derived,
      '/host/*': releases,
      '/remotes/*': releases,
      '/feeds/*': derived,
      '/releases.json': derived,
      '/registry/*': {
        ...files,
        origin: registryOrigin(stack, bucket),
        cachePolicy: caches.revalidated,
        responseHeadersPolicy: registryHeaders(stack),
      },
      '/services/content/*': {
        ...COMMON,
        origin: content,
        cachePolicy: caches.content,
        responseHeadersPolicy: contentHeaders(stack),
      },
      ...(settings.services !== undefined && { '/services/*': services(stack, settings.services) }),
    },
  });
}
