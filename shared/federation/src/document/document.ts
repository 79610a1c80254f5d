import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostScripts } from './host-scripts';

export interface DocumentOptions {
  readonly scripts: HostScripts;
  /** Folder of the host's build. */
  readonly output: string;
  /** Script that sets the color scheme before the first paint. */
  readonly colorScheme: string;
  /** HTML of the prerendered shell. Empty: none. */
  readonly shell: string;
}

export interface PortalDocument {
  readonly html: string;
  /** Headers that the document must be served with. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Serializes JSON for use inside a script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const cspHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Inline styles are allowed because antd creates styles at run time. The only inline script that is
 * allowed is the one with this hash, which installs the default Trusted Types policy. The operator's
 * server adds other origins for frames and connections, because it knows the configuration.
 */
function securityHeaders(inlineScript: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${cspHash(inlineScript)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** Renders an HTML document of the portal from a finished host build. */
export async function portalDocument({
  scripts,
  output,
  colorScheme,
  shell,
}: DocumentOptions): Promise<PortalDocument> {
  const read = (file: string) => readFile(join(output, file), 'utf8');
  const [boot, ...styles] = await Promise.all([read(scripts.boot), ...scripts.styles.map(read)]);
  const inlineScript = `${colorScheme};window.portalScripts=${scriptJson(scripts.lazy)};${boot}`;
  const { url, integrity } = scripts.main;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Developer Zone</title>
<meta name="description" content="Downloads, licenses, evaluations and documentation for developers of 3D and CAE software.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${inlineScript}</script>
<script defer src="${url}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="high"></script>
<style>${styles.join('')}</style>
</head>
<body>
<div id="root">${shell}</div>
<noscript>The developer portal needs JavaScript.</noscript>
</body>
</html>
`;
  return { html, headers: securityHeaders(inlineScript) };
}
