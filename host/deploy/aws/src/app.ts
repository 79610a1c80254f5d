/**
 * The CDK app. It reads `settings.json` (or `PORTAL_SETTINGS`), and the released host from the bucket, so that
 * `cdk deploy` sets the headers of the release. `-c only=store` creates the bucket first, without reading it.
 */
import { readFileSync } from 'node:fs';
import { openStore } from '@portal/releases';
import { App } from 'aws-cdk-lib';
import { readLiveSite } from './live-site';
import { parseSettings } from './settings';
import { edgeStack, storeStack } from './stacks';

async function main(): Promise<void> {
  const app = new App();
  const file = process.env.PORTAL_SETTINGS ?? 'settings.json';
  const settings = parseSettings(readFileSync(file, 'utf8'), file);
  const store = storeStack(app, settings);
  if (app.node.tryGetContext('only') !== 'store') {
    const released = openStore(process.env.PORTAL_STORE ?? `s3://${settings.bucket}`, process.cwd());
    edgeStack(app, store, await readLiveSite(released), settings);
  }
  app.synth();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
