import { addSources, formatPolicy, parsePolicy } from '@portal/document/policy';
import { type ResponseHeaders, responseHeaders } from '@portal/document/response-headers';
import type { Headers } from '@portal/releases';
import { Duration } from 'aws-cdk-lib';
import {
  type HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Settings } from '../settings';

const POLICY = 'content-security-policy';

/** Adds the operator's origins to a policy. */
function withOrigins(policy: string, { origins: { script, connect, frame, image } }: Settings): string {
  const added = { 'script-src': script, 'connect-src': connect, 'frame-src': frame, 'img-src': image };
  const opened = Object.entries(added).reduce(
    (open, [directive, sources]) => (sources.length === 0 ? open : addSources(open, directive, sources)),
    parsePolicy(policy),
  );
  return formatPolicy(opened);
}

const REFERRER_POLICY = 'referrer-policy';
const RESOURCE_POLICY = 'cross-origin-resource-policy';

/**
 * What a file of the bucket says wins: every one has a `Cache-Control`. A missing file has none, so it is not
 * cached. AWS-2.
 */
const NOT_CACHED: ResponseCustomHeader = { header: 'Cache-Control', value: 'no-store', override: false };

/**
 * The headers of every response, and HSTS, with some more. CloudFront has settings of their own for most of them, and
 * refuses these as custom headers. HEADER-1, HEADER-4.
 * @param override whether they replace what the origin says of its own responses.
 */
const headersOf = (headers: ResponseHeaders, more: readonly ResponseCustomHeader[], override = true) => ({
  securityHeadersBehavior: {
    ...(headers[POLICY] !== undefined && {
      contentSecurityPolicy: { contentSecurityPolicy: headers[POLICY], override: true },
    }),
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(365),
      includeSubdomains: false,
      override: true,
    },
    contentTypeOptions: { override: true },
    referrerPolicy: { referrerPolicy: headers[REFERRER_POLICY] as HeadersReferrerPolicy, override },
  },
  customHeadersBehavior: {
    customHeaders: [{ header: RESOURCE_POLICY, value: headers[RESOURCE_POLICY], override }, ...more],
  },
});

/** CloudFront refuses them as custom headers. No release of this host has them: framing is in its policy. */
const REFUSED = new Set(['strict-transport-security', 'x-frame-options']);

/** The headers of the host's release, for documents and files at the root. AWS-3. */
export function documentHeaders(
  scope: Construct,
  headers: Headers,
  settings: Settings,
): ResponseHeadersPolicy {
  const common = responseHeaders('/');
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const all = { ...common, ...Object.fromEntries(own) };
  const custom = own.flatMap(([header, value]) =>
    header in common || REFUSED.has(header) ? [] : [{ header, value, override: true }],
  );
  return new ResponseHeadersPolicy(scope, 'DocumentHeaders', {
    comment: 'Headers of the released host',
    ...headersOf({ ...all, [POLICY]: withOrigins(all[POLICY] ?? '', settings) }, [...custom, NOT_CACHED]),
  });
}

/** For files of releases, the list of releases and feeds: pages of any origin can read them. */
export const sharedFileHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'FileHeaders', {
    comment: 'Files of releases',
    ...headersOf(responseHeaders('/remotes/'), [NOT_CACHED]),
    corsBehavior: {
      accessControlAllowCredentials: false,
      accessControlAllowHeaders: ['*'],
      accessControlAllowMethods: ['GET', 'HEAD'],
      accessControlAllowOrigins: ['*'],
      originOverride: true,
    },
  });

/** For the registry: the portal's own pages read it. */
export const registryHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'RegistryHeaders', {
    comment: 'Registry',
    ...headersOf(responseHeaders('/registry/'), [NOT_CACHED]),
  });

/** For content: the CDN caches it, browsers revalidate it. */
export const contentHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'ContentHeaders', {
    comment: 'Content of the repository',
    ...headersOf(responseHeaders('/services/content/'), [
      { header: 'Cache-Control', value: 'no-cache', override: true },
    ]),
  });

/** For the other services: what one says of its own responses counts. */
export const serviceHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'ServiceHeaders', {
    comment: 'Services',
    ...headersOf(responseHeaders('/services/'), [], false),
  });
