import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENT_HEADERS, responseHeaders } from '@portal/document/response-headers';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { LiveSite } from '../live-site';
import { parseSettings, type Settings } from '../settings';
import { edgeStack, storeStack } from '../stacks';
import { SOURCES } from '../transpile';

const EXAMPLE = join(SOURCES, '../settings.example.json');

/** The settings of the README's example. */
export const exampleSettings = (): Settings => parseSettings(readFileSync(EXAMPLE, 'utf8'), EXAMPLE);

/** A released host with the headers of the portal's documents. */
export const exampleSite: LiveSite = {
  headers: {
    ...responseHeaders('/'),
    'content-security-policy':
      "default-src 'self'; script-src 'self' 'sha256-abc='; frame-ancestors 'self'; object-src 'none'",
    ...DOCUMENT_HEADERS,
  },
  rootFiles: ['index.html', 'favicon.svg'],
};

/**
 * Synthesizes both stacks, as `cdk synth` does, without an account.
 * @param validates whether CloudFormation's rules are checked, too, which takes seconds. Errors throw.
 */
export function synthesize({ settings = exampleSettings(), validates = false } = {}) {
  process.env.CDK_VALIDATION = String(validates);
  const outdir = mkdtempSync(join(tmpdir(), 'portal-cdk-'));
  const app = new App({ outdir, context: { '@aws-cdk/core:strictCfnValidateErrors': true } });
  const store = storeStack(app, settings);
  const edge = edgeStack(app, store, exampleSite, settings);
  const templates = { store: Template.fromStack(store.stack), edge: Template.fromStack(edge) };
  rmSync(outdir, { recursive: true });
  return templates;
}
