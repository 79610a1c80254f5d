import { responseHeaders } from '@portal/federation/response-headers';
import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { LiveSite } from '../live-site';
import { transpile } from '../transpile';

/** Files that every store has at its root; those that are derived from the content may come later. */
const STORE_FILES = ['remotes.json', 'portal.config.json', 'releases.json', 'sitemap.xml', 'robots.txt'];

/** The code of the CDN's function for a site. @param operatorFiles other files at the root. */
export function addressFunctionCode({ rootFiles }: LiveSite, operatorFiles: readonly string[]): string {
  const files = [...new Set([...STORE_FILES, ...rootFiles, ...operatorFiles])]
    .map((file) => `/${file}`)
    .sort();
  return `const SITE = ${JSON.stringify({ files, headers: responseHeaders('/') })};\n${transpile('edge/viewer-request.ts')}`;
}

/** The function that maps addresses to files. AWS-1. */
export const addressFunction = (scope: Construct, site: LiveSite, operatorFiles: readonly string[]) =>
  new CloudFrontFunction(scope, 'Addresses', {
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Which file an address returns',
    code: FunctionCode.fromInline(addressFunctionCode(site, operatorFiles)),
  });
