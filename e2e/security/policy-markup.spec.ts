/** Injected code tries to add markup. The page's policy blocks it. */
import { inPage, testBlocked } from './support/attempts';

const TRUSTED_TYPES = /^require-trusted-types-for$/;

testBlocked('markup', [
  {
    what: 'markup as innerHTML',
    attack: inPage(() => {
      document.body.innerHTML = '<img src="x" onerror="window.attacked = true">';
    }),
    blockedBy: TRUSTED_TYPES,
  },
  {
    what: 'markup beside an element',
    attack: inPage(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
    blockedBy: TRUSTED_TYPES,
  },
  {
    what: 'markup that is written',
    attack: inPage(() => document.write('<b>x</b>')),
    blockedBy: TRUSTED_TYPES,
  },
  {
    what: 'markup that is parsed',
    attack: inPage(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
    blockedBy: TRUSTED_TYPES,
  },
  {
    what: 'a frame with a document of its own',
    attack: inPage(() => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<b>x</b>';
    }),
    blockedBy: TRUSTED_TYPES,
  },
  {
    what: 'a policy that trusts everything',
    attack: inPage(() => {
      const trustedTypes = Reflect.get(window, 'trustedTypes') as { createPolicy(...of: unknown[]): void };
      trustedTypes.createPolicy('evil', { createHTML: (html: string) => html });
    }),
    blockedBy: /^trusted-types$/,
  },
]);
