import { integrityOf } from '@portal/build/integrity';
import { TRUST_ELEMENT, type Trust } from '@portal/contract';
import type { HostScript, HostScripts } from './host-scripts';
import { DOCUMENT_HEADERS, responseHeaders } from './response-headers';

/** The host's styles. A release inlines them, which saves a request before the first paint. */
type DocumentStyles =
  | { readonly kind: 'inline'; readonly css: string }
  | { readonly kind: 'linked'; readonly urls: readonly string[] };

export interface DocumentParts {
  readonly scripts: HostScripts;
  /** Text of the inline script that records what is clicked before the page reacts. */
  readonly input: string;
  /** Text of the inline script that starts the page's requests. */
  readonly boot: string;
  readonly styles: DocumentStyles;
  /** Script that sets the color scheme before the first paint. */
  readonly colorScheme: string;
  /** HTML of the prerendered shell. Empty: none. */
  readonly shell: string;
  /** Whose signatures the shell accepts. Default: signatures are not looked at. */
  readonly trust?: Trust | undefined;
}

export interface PortalDocument {
  readonly html: string;
  /** Headers that the document must be served with. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Serializes JSON for use inside a script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const cspHash = (script: string) => `'${integrityOf(script)}'`;

/**
 * Inline styles are allowed because antd creates styles at run time. The only inline scripts that are
 * allowed are those with these hashes. The operator's
 * server adds other origins for frames and connections, because it knows the configuration. A worker starts from a
 * data: URL only, which has this policy and an origin of its own; one from a file would have no policy, no integrity
 * check and the portal's cookies. It compiles WebAssembly; strings stay unevaluated. CSP-1, CSP-2, HEADER-2.
 */
function securityHeaders(inlineScripts: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts.map(cspHash).join(' ')} 'wasm-unsafe-eval'`,
    'worker-src data:',
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
    ...responseHeaders('/'),
    'content-security-policy': policy.join('; '),
    ...DOCUMENT_HEADERS,
  };
}

/** Runs once the document is parsed, after the scripts before it. */
function deferredScript({ url, integrity }: HostScript): string {
  const attribute = integrity === undefined ? '' : ` integrity="${integrity}"`;
  return `<script defer src="${url}"${attribute} crossorigin="anonymous" fetchpriority="high"></script>`;
}

const BOOT = 'window.portalScripts=';

/** Matches the script that starts the page's requests, in a document of {@link portalDocument}. */
export const BOOT_SCRIPT = new RegExp(`<script>${BOOT}[\\s\\S]*?</script>\n`);

const styleElements = (styles: DocumentStyles): string =>
  styles.kind === 'inline'
    ? `<style>${styles.css}</style>`
    : styles.urls.map((url) => `<link rel="stylesheet" href="${url}">`).join('\n');

/** A data block, which no policy has to allow: it is not run. TRUST-2. */
const trustElement = (trust: Trust | undefined): string =>
  trust === undefined || trust.mode === 'off'
    ? ''
    : `\n<script type="application/json" id="${TRUST_ELEMENT}">${scriptJson(trust)}</script>`;

/** Renders an HTML document of the portal: the released one, and the dev server's. */
export function portalDocument(parts: DocumentParts): PortalDocument {
  const { scripts, input, boot, styles, colorScheme, shell, trust } = parts;
  const beforeContent = `${colorScheme};${input}`;
  // In the head, because nothing of this document's page is there before the responses are.
  const startsRequests = `${BOOT}${scriptJson(scripts.lazy)};${boot}`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Developer Zone</title>
<meta name="description" content="Downloads, licenses, evaluations and documentation for developers of 3D and CAE software.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${beforeContent}</script>
<script>${startsRequests}</script>
${scripts.main.map(deferredScript).join('\n')}
${styleElements(styles)}${trustElement(trust)}
</head>
<body>
<div id="root">${shell}</div>
<noscript>The developer portal needs JavaScript.</noscript>
</body>
</html>
`;
  return { html, headers: securityHeaders([beforeContent, startsRequests]) };
}
