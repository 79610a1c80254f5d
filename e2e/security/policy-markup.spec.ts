/** Injected code tries to add markup. The page's policy blocks it. */
import { inPage, testBlocked } from './support/attempts';

const TRUSTED_TYPES = /^require-trusted-types-for$/;

testBlocked('markup', [
  [
    'markup as innerHTML',
    TRUSTED_TYPES,
    inPage(() => {
      document.body.innerHTML = '<img src="x" onerror="window.attacked = true">';
    }),
  ],
  [
    'markup beside an element',
    TRUSTED_TYPES,
    inPage(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
  ],
  ['markup that is written', TRUSTED_TYPES, inPage(() => document.write('<b>x</b>'))],
  [
    'markup that is parsed',
    TRUSTED_TYPES,
    inPage(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
  ],
  [
    'a frame with a document of its own',
    TRUSTED_TYPES,
    inPage(() => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<b>x</b>';
    }),
  ],
  [
    'a policy that trusts everything',
    /^trusted-types$/,
    inPage(() => {
      const trustedTypes = Reflect.get(window, 'trustedTypes') as { createPolicy(...of: unknown[]): void };
      trustedTypes.createPolicy('evil', { createHTML: (html: string) => html });
    }),
  ],
]);
