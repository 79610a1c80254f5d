import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { FunctionUrlOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import {
  Architecture,
  Code,
  FunctionUrlAuthType,
  Function as LambdaFunction,
  LoggingFormat,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsLogLevel,
  ParamsAndSecretsVersions,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Settings } from '../settings';
import { transpile } from '../transpile';

/** The content proxy as an origin of the CDN, with its parts that alarms watch. */
export type ContentOrigin = ReturnType<typeof contentOrigin>;

/**
 * Creates the content proxy. Only this distribution can call it, and only it can read the secret. All locations
 * of the CDN share one cache in front of it, so that a file costs one request a minute. AWS-4, AWS-5.
 */
export function contentOrigin(stack: Stack, secret: ISecret, { content }: Settings) {
  const logs = new LogGroup(stack, 'ContentProxyLogs', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  // The function as JavaScript, in a temporary folder from which CDK copies it.
  const folder = mkdtempSync(join(tmpdir(), 'portal-content-proxy-'));
  writeFileSync(join(folder, 'proxy.js'), transpile('content/proxy.ts'));
  const proxy = new LambdaFunction(stack, 'ContentProxy', {
    description: 'Reads content-data of the content repository with its token',
    runtime: Runtime.NODEJS_22_X,
    architecture: Architecture.ARM_64,
    memorySize: 256,
    timeout: Duration.seconds(20),
    // More than a warm cache needs; it bounds what a flood of unknown addresses can cost the repository.
    reservedConcurrentExecutions: 20,
    code: Code.fromAsset(folder),
    handler: 'proxy.handler',
    environment: {
      CONTENT_API: content.api,
      CONTENT_REPOSITORY: content.repository,
      CONTENT_SECRET: secret.secretArn,
    },
    paramsAndSecrets: ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103, {
      logLevel: ParamsAndSecretsLogLevel.ERROR,
    }),
    loggingFormat: LoggingFormat.JSON,
    logGroup: logs,
  });
  rmSync(folder, { recursive: true });
  secret.grantRead(proxy);
  const url = proxy.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
  const origin = FunctionUrlOrigin.withOriginAccessControl(url, { originShieldRegion: stack.region });
  return { origin, proxy, logs };
}
