/** @jest-environment node */

import { portalDocument } from './document';
import { parsePolicy } from './policy';

const { html, headers } = portalDocument({
  scripts: { main: [{ url: '/host/react.js' }, { url: '/host/main.js' }], lazy: {} },
  input: 'input()',
  boot: 'boot()',
  styles: { kind: 'inline', css: '' },
  colorScheme: 'scheme()',
  shell: '',
});
const policy = parsePolicy(headers['content-security-policy'] ?? '');

// CSP-1.
test('the policy allows own scripts, the inline scripts and WebAssembly, and no evaluated string', () => {
  expect(html).toContain('<script>scheme();input()</script>');
  expect(policy.get('script-src')).toEqual([
    "'self'",
    expect.stringMatching(/^'sha256-.+='$/),
    expect.stringMatching(/^'sha256-.+='$/),
    "'wasm-unsafe-eval'",
  ]);
});

test('the policy allows no plug-in, no other base and no frame of another site around the portal', () => {
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
});

// CSP-2.
test('the policy allows workers from data: URLs only', () => {
  expect(policy.get('worker-src')).toEqual(['data:']);
});

// HEADER-1, HEADER-2.
test('documents have the headers of every response, and keep their windows apart from those of other sites', () => {
  const { 'content-security-policy': _, ...others } = headers;
  expect(others).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  });
});

test('the scripts that start the portal run in their order', () => {
  expect([...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    '/host/react.js',
    '/host/main.js',
  ]);
});
