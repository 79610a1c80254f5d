import { addSources, formatPolicy, parsePolicy } from '@portal/document/policy';
import { responseHeaders } from '@portal/document/response-headers';
import type { Headers } from '@portal/releases';
import { Duration } from 'aws-cdk-lib';
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Settings } from '../settings';

const POLICY = 'content-security-policy';
const DIRECTIVES = {
  script: 'script-src',
  connect: 'connect-src',
  frame: 'frame-src',
  image: 'img-src',
} as const;

/** Adds the operator's origins to a policy. */
const withOrigins = (policy: string, { origins }: Settings): string =>
  formatPolicy(
    Object.entries(DIRECTIVES).reduce((open, [kind, directive]) => {
      const sources = origins[kind as keyof typeof DIRECTIVES] ?? [];
      return sources.length === 0 ? open : addSources(open, directive, sources);
    }, parsePolicy(policy)),
  );

const contentSecurityPolicy = (policy: string | undefined): ResponseSecurityHeadersBehavior =>
  policy === undefined ? {} : { contentSecurityPolicy: { contentSecurityPolicy: policy, override: true } };

const REFERRER_POLICY = 'referrer-policy';
const RESOURCE_POLICY = 'cross-origin-resource-policy';

/**
 * What CloudFront has settings for, of the headers of every response; HSTS besides. HEADER-1, HEADER-4.
 * @param path an address that gets them.
 */
const securityHeaders = (
  path: string,
  overridesReferrerPolicy: boolean,
): ResponseSecurityHeadersBehavior => ({
  ...contentSecurityPolicy(responseHeaders(path)[POLICY]),
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(365),
    includeSubdomains: false,
    override: true,
  },
  contentTypeOptions: { override: true },
  referrerPolicy: {
    referrerPolicy: responseHeaders('/')[REFERRER_POLICY] as HeadersReferrerPolicy,
    override: overridesReferrerPolicy,
  },
});

/** Headers of a release that are no custom headers: CloudFront has settings for them, or every response has them. */
const NOT_CUSTOM: Readonly<
  Record<string, (value: string, settings: Settings) => ResponseSecurityHeadersBehavior>
> = {
  [POLICY]: (value, settings) => contentSecurityPolicy(withOrigins(value, settings)),
  [REFERRER_POLICY]: (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
  }),
  'x-frame-options': (value) => ({
    frameOptions: { frameOption: value.toUpperCase() as HeadersFrameOption, override: true },
  }),
  // Every response has these.
  [RESOURCE_POLICY]: () => ({}),
  'x-content-type-options': () => ({}),
  'strict-transport-security': () => ({}),
};

/**
 * What a file of the bucket says wins: every one has a `Cache-Control`. A missing file has none, so it is not
 * cached. AWS-2.
 */
const NOT_CACHED: ResponseCustomHeader = { header: 'Cache-Control', value: 'no-store', override: false };

/** The headers of every response to an address, with some more. @param override whether they replace the origin's. */
const headersOf = (path: string, more: readonly ResponseCustomHeader[], override = true) => ({
  securityHeadersBehavior: securityHeaders(path, override),
  customHeadersBehavior: {
    customHeaders: [
      { header: RESOURCE_POLICY, value: responseHeaders(path)[RESOURCE_POLICY], override },
      ...more,
    ],
  },
});

/** The headers of the host's release, for documents and files at the root. AWS-3. */
export function documentHeaders(
  scope: Construct,
  headers: Headers,
  settings: Settings,
): ResponseHeadersPolicy {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const custom = entries
    .filter(([name]) => NOT_CUSTOM[name] === undefined)
    .map(([header, value]) => ({ header, value, override: true }));
  const security = entries.flatMap(([name, value]) =>
    Object.entries(NOT_CUSTOM[name]?.(value, settings) ?? {}),
  );
  const { securityHeadersBehavior, customHeadersBehavior } = headersOf('/', [...custom, NOT_CACHED]);
  return new ResponseHeadersPolicy(scope, 'DocumentHeaders', {
    comment: 'Headers of the released host',
    securityHeadersBehavior: { ...securityHeadersBehavior, ...Object.fromEntries(security) },
    customHeadersBehavior,
  });
}

/** For files of releases, the list of releases and feeds: pages of any origin can read them. */
export const sharedFileHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'FileHeaders', {
    comment: 'Files of releases',
    ...headersOf('/remotes/', [NOT_CACHED]),
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
    ...headersOf('/registry/', [NOT_CACHED]),
  });

/** For content: the CDN caches it, browsers revalidate it. */
export const contentHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'ContentHeaders', {
    comment: 'Content of the repository',
    ...headersOf('/services/content/', [{ header: 'Cache-Control', value: 'no-cache', override: true }]),
  });

/** For the other services: what one says of its own responses counts. */
export const serviceHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'ServiceHeaders', {
    comment: 'Services',
    ...headersOf('/services/', [], false),
  });
