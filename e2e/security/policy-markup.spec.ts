/** A text that has become part of a page wants to become markup. The page's policy is what is left. */
import { inPage, testRefusals } from './support/attempts';

const TRUSTED_TYPES = /^require-trusted-types-for$/;

testRefusals('markup', [
  {
    what: 'markup as innerHTML',
    attack: inPage(() => {
      document.body.innerHTML = '<img src="x" onerror="window.attacked = true">';
    }),
    stoppedBy: TRUSTED_TYPES,
  },
  {
    what: 'markup beside an element',
    attack: inPage(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
    stoppedBy: TRUSTED_TYPES,
  },
  {
    what: 'markup that is written',
    attack: inPage(() => document.write('<b>x</b>')),
    stoppedBy: TRUSTED_TYPES,
  },
  {
    what: 'markup that is parsed',
    attack: inPage(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
    stoppedBy: TRUSTED_TYPES,
  },
  {
    what: 'a frame with a document of its own',
    attack: inPage(() => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<b>x</b>';
    }),
    stoppedBy: TRUSTED_TYPES,
  },
  {
    what: 'a policy that trusts everything',
    attack: inPage(() => {
      const trustedTypes = Reflect.get(window, 'trustedTypes') as { createPolicy(...of: unknown[]): void };
      trustedTypes.createPolicy('evil', { createHTML: (html: string) => html });
    }),
    stoppedBy: /^trusted-types$/,
  },
]);
