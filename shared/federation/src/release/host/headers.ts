import * as v from 'valibot';
import { addSources, formatPolicy, parsePolicy } from './policy';

/** The headers that documents must be served with, as JSON. */
export const HEADERS_JSON = 'headers.json';
/** The same headers as an nginx include. */
export const HEADERS_NGINX = 'headers.conf';

const POLICY = 'content-security-policy';

/** Variables of the nginx configuration that add the operator's origins to the policy. */
const OPERATOR_VARIABLES: readonly (readonly [directive: string, variable: string])[] = [
  ['script-src', '$portal_script_origins'],
  ['connect-src', '$portal_connect_origins'],
  ['frame-src', '$portal_frame_origins'],
  ['img-src', '$portal_image_origins'],
];

export type Headers = Readonly<Record<string, string>>;

export const headersFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ headers: v.record(v.string(), v.string()) }),
);

/**
 * Allows the inline scripts of more documents. While one host release replaces another, both are
 * served, and a server may read the headers only on reload.
 */
export function allowScripts(headers: Headers, sources: readonly string[]): Headers {
  const policy = headers[POLICY];
  if (policy === undefined) return headers;
  return { ...headers, [POLICY]: formatPolicy(addSources(parsePolicy(policy), 'script-src', sources)) };
}

/** The inline scripts that the headers allow, as CSP sources. */
export const allowedScripts = (headers: Headers): string[] =>
  (parsePolicy(headers[POLICY] ?? '').get('script-src') ?? []).filter((source) =>
    source.startsWith("'sha256-"),
  );

export const formatHeadersJson = (headers: Headers): string => `${JSON.stringify({ headers }, null, 1)}\n`;

const quote = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Formats the headers for nginx. @throws if a value contains `$`, which nginx reads as a variable. */
export function formatHeadersNginx(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (value.includes('$'))
      throw new Error(`The header ${name} has a $, which nginx would read as a variable`);
    if (name !== POLICY) return `add_header ${name} ${quote(value)} always;`;
    const open = OPERATOR_VARIABLES.reduce(
      (policy, [directive, variable]) => addSources(policy, directive, [variable]),
      parsePolicy(value),
    );
    return `add_header ${name} ${quote(formatPolicy(open))} always;`;
  });
  return `# Headers of the portal's documents, written by its release tool.\n${lines.join('\n')}\n`;
}
