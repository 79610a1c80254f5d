import { portalDocument } from '@portal/document';

/** A document of a host, with everything that one has. */
export const { html: template } = portalDocument({
  scripts: { main: [{ url: '/host/main.js' }], lazy: { calls: [{ url: '/host/calls.js' }] } },
  input: 'input()',
  boot: 'boot()',
  styles: { kind: 'inline', css: 'a{}' },
  colorScheme: 'scheme()',
  shell: '<p>The skeleton</p>',
  trust: { mode: 'require', keys: [], oldest: {} },
});
