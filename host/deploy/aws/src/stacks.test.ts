/** @jest-environment node */
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { LOGGED_FIELDS } from './operations/access-logs';
import { synthesize } from './testing/example';

let store: Template;
let edge: Template;
beforeAll(() => {
  ({ store, edge } = synthesize({ validates: true }));
}, 120_000);

test('the bucket is private, versioned, and kept', () => {
  store.hasResource('AWS::S3::Bucket', {
    DeletionPolicy: 'Retain',
    Properties: {
      BucketName: 'vendor-portal',
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      VersioningConfiguration: { Status: 'Enabled' },
    },
  });
});

test('exactly this distribution reads the bucket, with a signature and TLS', () => {
  const statements = Match.arrayWith([
    Match.objectLike({
      Action: ['s3:GetObject', 's3:ListBucket'],
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: { StringEquals: { 'AWS:SourceArn': Match.anyValue() } },
    }),
    Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
  ]);
  const policies = Object.values(edge.findResources('AWS::S3::BucketPolicy'));
  expect(policies.length).toBeGreaterThan(0);
  edge.hasResourceProperties('AWS::S3::BucketPolicy', { PolicyDocument: { Statement: statements } });
  edge.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
    OriginAccessControlConfig: { OriginAccessControlOriginType: 's3', SigningBehavior: 'always' },
  });
});

// AWS-5.
test('only the content proxy reads the token, and no template contains it', () => {
  store.hasResource('AWS::SecretsManager::Secret', { DeletionPolicy: 'Retain' });
  const readers = Object.values(edge.findResources('AWS::IAM::Policy')).filter(({ Properties }) =>
    JSON.stringify(Properties).includes('secretsmanager:GetSecretValue'),
  );
  expect(readers).toHaveLength(1);
  expect(JSON.stringify(readers)).toContain('ContentProxyServiceRole');
  const templates = JSON.stringify([store.toJSON(), edge.toJSON()]);
  expect(templates).not.toMatch(/resolve:secretsmanager|"SecretString":/);
  // Callable by the distribution only.
  edge.allResourcesProperties('AWS::Lambda::Url', { AuthType: 'AWS_IAM' });
  edge.allResourcesProperties('AWS::Lambda::Permission', {
    Principal: 'cloudfront.amazonaws.com',
    SourceArn: Match.anyValue(),
  });
});

// AWS-6.
test('logs contain no query, no cookie, no referrer and no address of a visitor', () => {
  edge.hasResourceProperties('AWS::Logs::Delivery', { RecordFields: LOGGED_FIELDS });
  const personal = ['cs-uri-query', 'cs(Cookie)', 'cs(Referer)', 'cs(User-Agent)', 'c-ip', 'x-forwarded-for'];
  expect(LOGGED_FIELDS.filter((field) => personal.includes(field))).toEqual([]);
  edge.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: { Rules: [Match.objectLike({ ExpirationInDays: 30 })] },
  });
  // CloudFront's older logs would contain all of it.
  edge.resourcePropertiesCountIs(
    'AWS::CloudFront::Distribution',
    { DistributionConfig: { Logging: Match.anyValue() } },
    0,
  );
});

// AWS-7.
test('alarms reach on-call and say what they mean', () => {
  edge.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'portal-on-call@vendor.example',
  });
  const watched = Object.values(edge.findResources('AWS::CloudWatch::Alarm')).map(
    ({ Properties }) => Properties.MetricName as string,
  );
  expect(watched.sort()).toEqual(['4xxErrorRate', '5xxErrorRate', 'ContentFailures', 'Errors', 'Throttles']);
  edge.allResourcesProperties('AWS::CloudWatch::Alarm', {
    AlarmActions: Match.anyValue(),
    AlarmDescription: Match.stringLikeRegexp('host/deploy/on-call.md'),
  });
});
