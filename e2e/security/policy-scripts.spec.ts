/** A text that has become part of a page wants code to run. The page's policy is what is left. */
import type { Page } from '@playwright/test';
import { type Attempt, inPage, testRefusals } from './support/attempts';

const CODE = 'window.attacked = true';
const SCRIPTS = /^(script-src(-elem|-attr)?|require-trusted-types-for)$/;

/** The ways to give a script element its code or its address. */
interface ScriptParts {
  readonly child?: string;
  readonly text?: string;
  readonly src?: string;
  /** Code that becomes an address of the page's own origin. */
  readonly blob?: string;
}

const addScript = (page: Page, parts: ScriptParts) =>
  page.evaluate(({ child, text, src, blob }) => {
    const script = document.createElement('script');
    if (child !== undefined) script.append(child);
    if (text !== undefined) script.text = text;
    if (src !== undefined) script.src = src;
    if (blob !== undefined) script.src = URL.createObjectURL(new Blob([blob], { type: 'text/javascript' }));
    document.head.append(script);
  }, parts);

const scriptElements: readonly Attempt[] = [
  {
    what: 'a script element with code in it',
    attack: (page) => addScript(page, { child: CODE }),
    // Chromium does not run it, and tells nobody.
    stoppedBy: null,
  },
  {
    what: 'code that becomes the text of a script element',
    attack: (page) => addScript(page, { text: CODE }),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a script of another origin',
    attack: (page, evil) => addScript(page, { src: `${evil}/x.js` }),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a script out of data',
    attack: (page) => addScript(page, { src: `data:text/javascript,${CODE}` }),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a script out of a blob, whose origin is the portal’s',
    attack: (page) => addScript(page, { blob: CODE }),
    stoppedBy: SCRIPTS,
  },
];

const otherWays: readonly Attempt[] = [
  {
    what: 'an event handler in an attribute',
    attack: inPage(() => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.attacked = true');
      document.body.append(button);
      button.click();
    }),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'eval',
    // biome-ignore lint/security/noGlobalEval: this is the attack
    attack: inPage(() => setTimeout(() => globalThis.eval('window.attacked = true'))),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a function out of text',
    attack: inPage(() => setTimeout(() => Reflect.construct(Function, ['window.attacked = true'])())),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a timer with text',
    attack: inPage(() => Reflect.apply(setTimeout, window, ['window.attacked = true', 0])),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a link with javascript:',
    attack: inPage(() => {
      const link = document.createElement('a');
      link.href = 'javascript:window.attacked = true';
      document.body.append(link);
      link.click();
    }),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a module of another origin',
    attack: inPage((evil) => import(/* webpackIgnore: true */ `${evil}/x.js`).catch(() => undefined)),
    stoppedBy: SCRIPTS,
  },
];

testRefusals('code', [...scriptElements, ...otherWays]);
