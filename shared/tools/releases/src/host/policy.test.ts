/** @jest-environment node */
import { createHash } from 'node:crypto';
import { addSources, formatPolicy, parsePolicy } from '@portal/document/policy';
import {
  allowedScripts,
  allowScripts,
  formatHeadersJson,
  formatHeadersNginx,
  inlineScriptSources,
  parseHeaders,
} from './headers';

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const policy = "default-src 'self'; script-src 'self' 'sha256-a='; object-src 'none'";

test('parses and serializes a policy without changes', () => {
  expect(formatPolicy(parsePolicy(policy))).toBe(policy);
  expect(formatPolicy(parsePolicy(' a b ;; c  d e; upgrade-insecure-requests ;'))).toBe(
    'a b; c d e; upgrade-insecure-requests',
  );
});

test('adds sources to a directive, or to the sources of default-src', () => {
  const open = addSources(
    addSources(parsePolicy(policy), 'script-src', ['https://cdn.example']),
    'connect-src',
    ['x'],
  );
  expect(formatPolicy(open)).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a=' https://cdn.example; object-src 'none'; connect-src 'self' x",
  );
});

test('finds only the inline scripts of a document', () => {
  const html = `<script>one()</script><script defer src="/host/main.js"></script>
    <script type="application/json">{"a":1}</script><script nomodule>two()</script>`;
  expect(inlineScriptSources(html)).toEqual([sourceOf('one()'), sourceOf('two()')]);
});

test('allows more scripts and lists the allowed ones', () => {
  const headers = allowScripts({ 'content-security-policy': policy }, ["'sha256-b='", "'sha256-a='"]);
  expect(allowedScripts(headers)).toEqual(["'sha256-a='", "'sha256-b='"]);
  expect(allowScripts({ 'x-other': '1' }, ["'sha256-b='"])).toEqual({ 'x-other': '1' });
});

test('formats headers for nginx, with variables for the operator’s origins', () => {
  const text = formatHeadersNginx({
    'content-security-policy': "script-src 'self'",
    'x-other': 'as "it" is',
  });
  expect(text).toContain(
    `add_header "content-security-policy" "script-src 'self' $portal_script_origins; connect-src $portal_connect_origins;`,
  );
  expect(text).toContain('add_header "x-other" "as \\"it\\" is" always;');
  expect(() => formatHeadersNginx({ 'x-other': '$host' })).toThrow('has a $');
});

// REL-20.
test.each([
  ['x-other', 'a\nb'],
  ['x-other', 'a\r\nset-cookie: b'],
  ['x-other', 'a\0'],
  ['x-other', 'gr\u00fcn'],
  ['x-other', ' a'],
  ['x-other', ''],
  ['x other', 'a'],
  ['x-other:', 'a'],
  ['x-other;', 'a'],
  ['', 'a'],
])('neither writes nor reads the header %j: %j', (name, value) => {
  const headers = { [name]: value };
  for (const act of [
    () => formatHeadersNginx(headers),
    () => formatHeadersJson(headers),
    () => parseHeaders(JSON.stringify({ headers }), 'headers.json'),
  ])
    expect(act).toThrow(expect.objectContaining({ name: 'ReleaseError' }));
});

test('reads the headers that it writes', () => {
  const headers = { 'x-other': 'a "b"\tc\\', "!#%&'*+.^_`|~9": '~' };
  expect(parseHeaders(formatHeadersJson(headers), 'headers.json')).toEqual(headers);
});
