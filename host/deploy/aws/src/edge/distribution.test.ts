/** @jest-environment node */
import { responseHeaders } from '@portal/document/response-headers';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { exampleSettings, synthesize } from '../testing/example';

let edge: Template;
beforeAll(() => {
  ({ edge } = synthesize());
});

interface Behavior {
  readonly PathPattern?: string;
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
  readonly CachePolicyId: unknown;
  readonly ViewerProtocolPolicy: string;
  readonly AllowedMethods: readonly string[];
  readonly FunctionAssociations?: readonly unknown[];
}

interface DistributionConfig {
  readonly DefaultCacheBehavior: Behavior;
  readonly CacheBehaviors: readonly Behavior[];
}

const only = (template: Template, type: string) => {
  const found = Object.values(template.findResources(type)) as { readonly Properties: unknown }[];
  expect(found).toHaveLength(1);
  return found[0]?.Properties;
};
const config = () =>
  (only(edge, 'AWS::CloudFront::Distribution') as { readonly DistributionConfig: DistributionConfig })
    .DistributionConfig;

// AWS-2.
test('every address has its cache rule: immutable, revalidated, or never', () => {
  const policies = Object.entries(edge.findResources('AWS::CloudFront::CachePolicy')).map(
    ([id, { Properties }]) => {
      const { DefaultTTL, MaxTTL, MinTTL } = Properties.CachePolicyConfig as Record<string, number>;
      return [id, { DefaultTTL, MaxTTL, MinTTL }] as const;
    },
  );
  const ttlOf = (id: unknown) =>
    typeof id === 'object' && id !== null && 'Ref' in id ? new Map(policies).get(String(id.Ref)) : id;
  const { DefaultCacheBehavior, CacheBehaviors } = config();
  const rules = [DefaultCacheBehavior, ...CacheBehaviors].map(({ PathPattern = '*', CachePolicyId }) => [
    PathPattern,
    ttlOf(CachePolicyId),
  ]);
  const [year, day] = [31_536_000, 86_400];
  const immutable = { MinTTL: 0, DefaultTTL: year, MaxTTL: year };
  const revalidated = { MinTTL: 0, DefaultTTL: 0, MaxTTL: day };
  expect(rules).toEqual([
    ['*', revalidated],
    ['/host/live.json', revalidated],
    ['/host/*', immutable],
    ['/remotes/*', immutable],
    ['/feeds/*', revalidated],
    ['/releases.json', revalidated],
    ['/registry/*', revalidated],
    ['/services/content/*', revalidated],
    // CloudFront's own policy "CachingDisabled".
    ['/services/*', '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'],
  ]);
});

// AWS-2.
test('a missing file is cached neither by the CDN nor by a browser', () => {
  edge.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      CustomErrorResponses: Match.arrayWith([{ ErrorCode: 404, ErrorCachingMinTTL: 0 }]),
    },
  });
  for (const comment of ['Headers of the released host', 'Files of releases'])
    edge.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        Comment: comment,
        CustomHeadersConfig: {
          Items: Match.arrayWith([{ Header: 'Cache-Control', Value: 'no-store', Override: false }]),
        },
      },
    });
});

test('visitors use TLS; only the services take anything but reads; the function sees all of the bucket', () => {
  const { DefaultCacheBehavior, CacheBehaviors } = config();
  const all = [DefaultCacheBehavior, ...CacheBehaviors];
  expect(new Set(all.map(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy))).toEqual(
    new Set(['redirect-to-https']),
  );
  const writing = all.filter(({ AllowedMethods }) => AllowedMethods.includes('POST'));
  expect(writing.map(({ PathPattern }) => PathPattern)).toEqual(['/services/*']);
  const withFunction = all.filter(({ FunctionAssociations = [] }) => FunctionAssociations.length > 0);
  expect(withFunction.map(({ PathPattern = '*' }) => PathPattern)).toEqual([
    '*',
    '/host/live.json',
    '/host/*',
    '/remotes/*',
    '/feeds/*',
    '/releases.json',
    '/registry/*',
  ]);
});

interface Policy {
  readonly SecurityHeadersConfig: {
    readonly ContentSecurityPolicy?: { readonly ContentSecurityPolicy: string; readonly Override: boolean };
    readonly ContentTypeOptions: { readonly Override: boolean };
    readonly ReferrerPolicy: { readonly ReferrerPolicy: string; readonly Override: boolean };
  };
  readonly CustomHeadersConfig: {
    readonly Items: readonly {
      readonly Header: string;
      readonly Value: string;
      readonly Override: boolean;
    }[];
  };
}

interface PolicyProperties {
  readonly ResponseHeadersPolicyConfig: Policy;
}

// HEADER-1, HEADER-4.
test('every address has the headers of the table; a service may say otherwise of its own responses', () => {
  const policies = edge.findResources('AWS::CloudFront::ResponseHeadersPolicy');
  const { DefaultCacheBehavior, CacheBehaviors } = config();
  for (const { PathPattern = '/*', ResponseHeadersPolicyId } of [DefaultCacheBehavior, ...CacheBehaviors]) {
    const resource = policies[ResponseHeadersPolicyId.Ref] as { readonly Properties: PolicyProperties };
    const { SecurityHeadersConfig, CustomHeadersConfig } = resource.Properties.ResponseHeadersPolicyConfig;
    const { ContentSecurityPolicy, ContentTypeOptions, ReferrerPolicy } = SecurityHeadersConfig;
    const resources = CustomHeadersConfig.Items.filter(
      ({ Header }) => Header === 'cross-origin-resource-policy',
    );
    const expected = responseHeaders(PathPattern.replace('*', ''));
    expect([
      PathPattern,
      ContentTypeOptions.Override,
      ReferrerPolicy.ReferrerPolicy,
      resources.map(({ Value }) => Value),
    ]).toEqual([PathPattern, true, expected['referrer-policy'], [expected['cross-origin-resource-policy']]]);
    // Documents have that of the released host.
    if (PathPattern !== '/*')
      expect([PathPattern, ContentSecurityPolicy?.ContentSecurityPolicy]).toEqual([
        PathPattern,
        expected['content-security-policy'],
      ]);
    const isOverridden = PathPattern !== '/services/*';
    expect([ReferrerPolicy.Override, resources[0]?.Override]).toEqual([isOverridden, isOverridden]);
  }
});

// AWS-3, HEADER-2.
test('documents have the headers of the released host, with the operator’s origins', () => {
  edge.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          Override: true,
          ContentSecurityPolicy:
            "default-src 'self'; script-src 'self' 'sha256-abc=' https://tracker.example; frame-ancestors 'self'; " +
            "object-src 'none'; connect-src 'self' https://errors.example; frame-src 'self' https://forms.example",
        },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, Override: true },
      },
      CustomHeadersConfig: {
        Items: Match.arrayWith([
          { Header: 'cross-origin-opener-policy', Value: 'same-origin-allow-popups', Override: true },
          {
            Header: 'permissions-policy',
            Value: 'camera=(), microphone=(), geolocation=()',
            Override: true,
          },
        ]),
      },
    },
  });
});

/** The inline code of a Lambda function. */
const codeOf = (description: string): string => {
  const all = Object.values(edge.findResources('AWS::Lambda::Function'));
  const found = all.find(({ Properties }) => String(Properties.Description).includes(description));
  return String(found?.Properties.Code.ZipFile);
};

// PAGES-12.
test('a page that is not rendered ahead has the document of the host', async () => {
  const read: unknown[] = [];
  class GetObjectCommand {
    constructor(readonly input: unknown) {}
  }
  class S3Client {
    async send({ input }: GetObjectCommand) {
      read.push(input);
      return { Body: { transformToString: async () => 'a document' } };
    }
  }
  const exports: { handler?: (event: { rawPath: string }) => Promise<unknown> } = {};
  const code = codeOf('not rendered ahead');
  new Function('exports', 'require', 'process', code)(exports, () => ({ GetObjectCommand, S3Client }), {
    env: { BUCKET: 'vendor-portal' },
  });
  const document = {
    statusCode: 200,
    body: 'a document',
    headers: expect.objectContaining({ 'cache-control': 'no-cache' }),
  };
  expect(await exports.handler?.({ rawPath: '/pages/start.html' })).toEqual(document);
  expect(await exports.handler?.({ rawPath: '/pages/cae/eda.html' })).toEqual(document);
  expect(await exports.handler?.({ rawPath: '/favicon.svg' })).toMatchObject({ statusCode: 404 });
  expect(read).toEqual(Array(2).fill({ Bucket: 'vendor-portal', Key: 'index.html' }));
});

// AWS-1.
test('a shard that does not exist is the shard of nobody', () => {
  edge.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      OriginGroups: {
        Items: [1, 2].map(() => Match.objectLike({ FailoverCriteria: { StatusCodes: { Items: [404] } } })),
      },
    },
  });
  const code = codeOf('segments without an owner');
  const exports: { handler?: () => Promise<unknown> } = {};
  new Function('exports', code)(exports);
  return expect(exports.handler?.()).resolves.toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-cache' },
    body: '{"owners":[],"slots":{},"remotes":{}}',
  });
});

test('without other services there is no proxy to them', () => {
  const { services, ...settings } = exampleSettings();
  expect(services).toBeDefined();
  const behaviors = JSON.stringify(
    synthesize({ settings }).edge.findResources('AWS::CloudFront::Distribution'),
  );
  expect(behaviors).toContain('"/services/content/*"');
  expect(behaviors).not.toContain('"/services/*"');
});
