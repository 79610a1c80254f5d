import { integrityOf } from '@portal/build/integrity';
import { addSources, formatPolicy, parsePolicy } from '@portal/document/policy';
import * as v from 'valibot';
import { ReleaseError } from '../errors';
import { parseJson } from '../parse-json';
import { type ReleaseStore, readText } from '../store/store';

/** Matches executable inline scripts, not data blocks. */
const INLINE = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP sources (hashes) that allow a document's inline scripts. */
export const inlineScriptSources = (html: string): string[] => [
  ...new Set([...html.matchAll(INLINE)].map(([, script = '']) => `'${integrityOf(script)}'`)),
];

/** The headers that documents must be served with, as JSON. */
export const HEADERS_JSON = 'headers.json';
/**
 * The same headers as an nginx include. nginx runs what it includes, so the file is in the folder that only
 * releases of the host write to. REL-20.
 */
export const HEADERS_NGINX = 'host/headers.conf';

const POLICY = 'content-security-policy';

/** Variables of the nginx configuration that add the operator's origins to the policy. */
const OPERATOR_VARIABLES: readonly (readonly [directive: string, variable: string])[] = [
  ['script-src', '$portal_script_origins'],
  ['connect-src', '$portal_connect_origins'],
  ['frame-src', '$portal_frame_origins'],
  ['img-src', '$portal_image_origins'],
];

export type Headers = Readonly<Record<string, string>>;

/** A token of RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** A field value of RFC 9110, section 5.5, in ASCII: servers disagree on other characters. */
const FIELD_VALUE = /^[!-~](?:[\t -~]*[!-~])?$/;

/**
 * Returns the headers.
 * @param subject of the error's sentence, with its verb: "headers.json is".
 * @throws {ReleaseError} if a name or a value ends a header or starts another one. It quotes no value. REL-20.
 */
function checkHeaders(headers: Headers, subject: string): Headers {
  const problems = Object.entries(headers).flatMap(([name, value]) => {
    if (!TOKEN.test(name)) return `${JSON.stringify(name)} is no header name`;
    if (FIELD_VALUE.test(value)) return [];
    return `the value of ${name} is empty or has characters that no header may have`;
  });
  if (problems.length === 0) return headers;
  throw new ReleaseError(`${subject} not valid: ${problems.join('; ')}`);
}

const headersFile = v.object({ headers: v.record(v.string(), v.string()) });

/** Parses a headers file. @param source where it was read, for the error. @throws {ReleaseError} REL-20. */
export const parseHeaders = (json: string, source: string): Headers =>
  checkHeaders(parseJson(headersFile, json, source).headers, `${source} is`);

/** The headers at a store's root, with the tag of their file; `null` if there are none. */
export async function readHeaders(store: ReleaseStore) {
  const stored = await readText(store, HEADERS_JSON);
  if (stored === null) return null;
  return { headers: parseHeaders(stored.text, `${HEADERS_JSON} in ${store.location}`), tag: stored.tag };
}

/**
 * Allows the inline scripts of more documents. While one host release replaces another, both are
 * served, and a server may read the headers only on reload.
 */
export function allowScripts(headers: Headers, sources: readonly string[]): Headers {
  const policy = headers[POLICY];
  if (policy === undefined) return headers;
  return { ...headers, [POLICY]: formatPolicy(addSources(parsePolicy(policy), 'script-src', sources)) };
}

/** The headers without inline scripts that they allow. @param sources as {@link allowedScripts} returns them. */
export function forbidScripts(headers: Headers, sources: readonly string[]): Headers {
  const policy = parsePolicy(headers[POLICY] ?? '');
  const allowed = (policy.get('script-src') ?? []).filter((source) => !sources.includes(source));
  return { ...headers, [POLICY]: formatPolicy(new Map([...policy, ['script-src', allowed]])) };
}

/** The inline scripts that the headers allow, as CSP sources. */
export const allowedScripts = (headers: Headers): string[] =>
  (parsePolicy(headers[POLICY] ?? '').get('script-src') ?? []).filter((source) =>
    source.startsWith("'sha256-"),
  );

/** Formats the headers as JSON. @throws {ReleaseError} if one cannot be sent. */
export const formatHeadersJson = (headers: Headers): string =>
  `${JSON.stringify({ headers: checkHeaders(headers, 'The headers of the host are') }, null, 1)}\n`;

const quote = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Formats the headers for nginx. @throws {ReleaseError} if one cannot be sent, or has a `$`, which starts a variable. */
export function formatHeadersNginx(headers: Headers): string {
  const lines = Object.entries(checkHeaders(headers, 'The headers of the host are')).map(([name, value]) => {
    if (`${name}${value}`.includes('$'))
      throw new ReleaseError(`The header ${name} has a $, which nginx would read as a variable`);
    if (name !== POLICY) return `add_header ${quote(name)} ${quote(value)} always;`;
    const open = OPERATOR_VARIABLES.reduce(
      (policy, [directive, variable]) => addSources(policy, directive, [variable]),
      parsePolicy(value),
    );
    return `add_header ${quote(name)} ${quote(formatPolicy(open))} always;`;
  });
  return `# Headers of the portal's documents, written by its release tool.\n${lines.join('\n')}\n`;
}
