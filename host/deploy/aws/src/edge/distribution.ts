import { Duration, type Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  Distribution,
  FunctionEventType,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { LiveSite } from '../live-site';
import type { Settings } from '../settings';
import { addressFunction } from './address-function';
import { bucketOrigin, registryOrigin } from './bucket-origin';
import { cachePolicies } from './cache-policies';
import { documentOrigin } from './document-origin';
import {
  contentHeaders,
  documentHeaders,
  registryHeaders,
  serviceHeaders,
  sharedFileHeaders,
} from './response-headers';

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
const services = (
  host: string,
  policies: Pick<BehaviorOptions, 'cachePolicy' | 'responseHeadersPolicy'>,
): BehaviorOptions => ({
  ...COMMON,
  origin: new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    readTimeout: Duration.seconds(30),
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  ...policies,
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
  const files = {
    ...COMMON,
    responseHeadersPolicy: sharedFileHeaders(stack),
    functionAssociations: [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: addressFunction(stack, site, settings.rootFiles),
      },
    ],
  };
  const origin = bucketOrigin(bucket);
  const releases = { ...files, origin, cachePolicy: caches.immutable };
  const feeds = { ...files, origin, cachePolicy: caches.revalidated };
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
      '/host/*': releases,
      '/remotes/*': releases,
      '/feeds/*': feeds,
      '/releases.json': feeds,
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
      ...(settings.services === undefined
        ? {}
        : {
            '/services/*': services(settings.services, {
              cachePolicy: caches.never,
              responseHeadersPolicy: serviceHeaders(stack),
            }),
          }),
    },
  });
}
