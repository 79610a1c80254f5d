/** @jest-environment node */
import { createServer } from 'node:http';
import { end, listen } from '@portal/build/testing/servers';
import { readConfinement } from './confinement/start-confined';
import { publishPages } from './publish-pages';
import { startRenderer } from './renderer';
import { releaseRemote, remoteScript } from './testing/fake-portal';
import { portalOfEachTest } from './testing/portal-of-each-test';

const PAGES = ['/points/a'];
const portal = portalOfEachTest(PAGES);
const { derive, options, page } = portal;

/** Releases a remote whose page says what its attempts came to, and returns that: a line for each. */
async function attempt(attempts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const functions = Object.entries(attempts).map(
    ([name, code]) => `${JSON.stringify(name)}: async () => { ${code} }`,
  );
  const script = `
    const attempts = { ${functions.join(',\n')} };
    exports.default = { pages: async () => ['/points/a'], module: { async render(path, respond) {
      const said = {};
      for (const [name, run] of Object.entries(attempts)) {
        try { said[name] = 'got ' + String(await run()); } catch (error) { said[name] = 'refused'; }
      }
      const html = '<h1>' + encodeURIComponent(JSON.stringify(said)) + '</h1>';
      return { kind: 'page', head: '<title>x</title>', html };
    } } };`;
  await releaseRemote(portal.store, '2.0.0', script);
  expect(await derive()).toMatchObject({ rendered: PAGES, failed: [] });
  const [, said = ''] = /<h1>(.*?)<\/h1>/.exec(await page('/points/a')) ?? [];
  return JSON.parse(decodeURIComponent(said)) as Record<string, string>;
}

const allRefused = (attempts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(attempts).map((name) => [name, 'refused']));

// PAGES-18: the first remote looks for what leads out of its realm.
test('nothing of Node.js is in reach', async () => {
  const attempts = {
    process: 'return process.pid',
    require: `return require('node:fs')`,
    'the function of another realm': `return this.constructor.constructor('return process')()`,
    'code from text': `return Function('return 1')()`,
    'code from text, by a generator': `return Object.getPrototypeOf(function* () {}).constructor('return 1')`,
    eval: `return (0, eval)('1')`,
    bindings: `return globalThis.process.binding('fs')`,
    'built-in modules': `return globalThis.process.getBuiltinModule('fs')`,
    WebAssembly: 'return WebAssembly.Module.name',
    'a file, by import': `return (await import('node:fs')).readFileSync('/etc/hostname', 'utf8')`,
    'a file, by import of a template': 'return (await import/* x */ (`node:fs`)).readFileSync.name',
    'the realm of the error of an import': `
      const error = await import('node:fs').catch((error) => error);
      return error.constructor.constructor('return process')().pid`,
    'the realm of an overflow': `
      const found = new Set();
      const dive = () => { try { dive(); } catch (error) { found.add(error); } try { new Error('x').stack; import('x').catch(() => {}); } catch (error) { found.add(error); } };
      dive();
      for (const error of found) if (error.constructor.constructor !== Function) return error.constructor.constructor;
      throw new Error('all are of this realm')`,
    'a stack': `
      Error.prepareStackTrace = (error, sites) => sites;
      Error.stackTraceLimit = 100;
      return new Error('x').stack.map((site) => site.getThis() ?? site.getFunction())`,
    'a stack, captured': `
      const target = {};
      Error.prepareStackTrace = (error, sites) => sites;
      Error.captureStackTrace(target);
      return target.stack.length`,
    'the function around the function': 'return (function find() { return find.caller.arguments.length })()',
  };
  expect(await attempt(attempts)).toEqual(allRefused(attempts));
});

// PAGES-18.
test('every object that it is given is of its own realm', async () => {
  const said = await attempt({
    objects: `
      const shared = require('shared');
      const response = new Response('');
      const given = [globalThis, exports, module, require, shared, response, response.headers, response.text,
        setTimeout, console, console.log, fetch, URL, new URL('https://a.example'), new TextEncoder().encode('x'),
        performance, crypto, new AbortController().signal, new ReadableStream(), structuredClone({}), queueMicrotask];
      const foreign = given.filter((value) => {
        let owner = value;
        while (Object.getPrototypeOf(owner) !== null) owner = Object.getPrototypeOf(owner);
        return owner !== Object.prototype || value.constructor?.constructor !== Function;
      });
      return foreign.length`,
  });
  expect(said).toEqual({ objects: 'got 0' });
});

// PAGES-18: the second remote wants files, programs and the network.
test('it reads and sends nothing but content', async () => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(request.url ?? '');
    response.end('secret');
  });
  const port = await listen(server);
  try {
    const attempts = {
      'a request': `return (await fetch('http://127.0.0.1:${port}/fetch')).status`,
      'a socket': `return new WebSocket('ws://127.0.0.1:${port}/socket').url`,
      'an old request': 'return new XMLHttpRequest().readyState',
      'the machine’s metadata': `return (await fetch('http://169.254.169.254/latest/meta-data/')).status`,
      'a thread': `return new Worker('data:text/javascript,1')`,
      'a broadcast': `return new BroadcastChannel('x').name`,
    };
    expect(await attempt(attempts)).toEqual(allRefused(attempts));
    expect(received).toEqual([]);
  } finally {
    await end(server);
  }
});

// PAGES-18: what holds even where code has left its realm.
test('the machine confines the processes', async () => {
  const { limits, leaks } = await readConfinement();
  // Linux with util-linux. Elsewhere nothing is rendered unless --unconfined says so.
  expect({ limits, leaks }).toEqual({ limits: true, leaks: [] });
});

// PAGES-18: the third remote takes what it can get.
test.each<[string, string, RegExp, number?]>([
  ['loops for ever', 'for (;;) {}', /hung for 2 s/],
  ['waits for ever', 'await new Promise(() => {});', /hung for 2 s/],
  ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e5).fill({}));', /ended with|hung/],
  [
    'takes all memory, outside of the heap',
    'const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1));',
    /ended with|RangeError|hung/,
  ],
  [
    'says too much',
    `return { kind: 'page', head: '', html: 'x'.repeat(2e7) };`,
    /said more than 16 MB/,
    60_000,
  ],
  ['reads too much', 'for (;;) await read();', /read more than 1000 files/],
])('a remote that %s fails alone', async (_, code, reason, limit = 2_000) => {
  const script = remoteScript(PAGES).replace(
    'const file',
    `const read = () => respond('/content/repos/o/r/contents/content-data/a.json?ref=main'); ${code} const file`,
  );
  await releaseRemote(portal.store, '2.0.0', script);
  await releaseRemote(portal.store, '1.0.0', remoteScript(['/lines/b']), 'mfe-lines');
  const start: typeof startRenderer = (setup) => startRenderer({ ...setup, limit });
  expect(await publishPages(portal.store, { ...options(), start })).toMatchObject({
    rendered: ['/lines/b'],
    failed: [{ path: '/points/a', reason: expect.stringMatching(reason) }],
  });
});

// PAGES-18.
test('no remote changes what another team’s pages say', async () => {
  await releaseRemote(
    portal.store,
    '2.0.0',
    remoteScript(
      PAGES,
      `for (const [object, name] of [[JSON, 'stringify'], [Array.prototype, 'join'], [Array.prototype, 'splice'], [String.prototype, 'slice'], [require('shared'), 'word']])
         object[name] = typeof object[name] === 'string' ? 'owned' : () => 'owned';
       Object.prototype.kind = 'none';`,
    ),
  );
  await releaseRemote(portal.store, '1.0.0', remoteScript(['/lines/b']), 'mfe-lines');
  const start: typeof startRenderer = (setup) => startRenderer({ ...setup, limit: 2_000 });
  const { rendered } = await publishPages(portal.store, { ...options(), start });
  expect(rendered).toContain('/lines/b');
  expect(await page('/lines/b')).toContain('<h1>shared $& content of b</h1>');
  expect(await page('/lines/b')).not.toContain('owned');
});

// PAGES-18.
test.each([
  ['another page', '{"kind":"page","path":"/lines/b","head":"","html":"owned"}'],
  ['its process', '[]'],
  ['nothing that is known', '{"cmd":"NODE_HANDLE","type":"net.Server"}'],
])('messages in the name of %s do not reach other pages', async (_, message) => {
  // The realm's way out is text: a remote that changes how it is written can send any line.
  const code = `const join = Array.prototype.join;
    Array.prototype.join = function (separator) {
      const text = join.call(this, separator);
      return separator === '\\n' && typeof this[0] !== 'undefined' ? text + '\\n' + ${JSON.stringify(message)} : text;
    };`;
  await releaseRemote(portal.store, '2.0.0', remoteScript(PAGES, code));
  await releaseRemote(portal.store, '1.0.0', remoteScript(['/lines/b']), 'mfe-lines');
  const report = await derive();
  expect(report.rendered).toContain('/lines/b');
  expect(await page('/lines/b')).toContain('<h1>shared $& content of b</h1>');
});
