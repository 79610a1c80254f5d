/** What stops a release before it reaches visitors: budgets, a host that would break its remote, the matrix of hosts. */
import { createServer } from 'node:http';
import { end, listen } from '@portal/build/testing/servers';
import { FolderStore, readManifest, readRegistry } from '@portal/releases';
import { fakeRemote, removeFolders } from '@portal/releases/testing';
import { evaluateInBrowser, type InBrowser } from '@portal/workbench/src/release/budgets/evaluate-in-browser';
import { expect, test } from '../support/fixtures';
import { remotes } from '../support/remotes';
import { builtSite } from '../support/server';
import { makeTempFolder } from '../support/temp-folder';
import { makeBrokenHost } from './support/broken-host';
import { builtVersion } from './support/built-release';
import { runCommand, tryRelease } from './support/release-tool';

const built = new FolderStore(builtSite);

/** What each built remote imports of the host's modules. */
async function readUses(): Promise<Map<string, Readonly<Record<string, readonly string[]>>>> {
  const uses = new Map<string, Readonly<Record<string, readonly string[]>>>();
  for (const { name } of remotes) {
    const manifest = await readManifest(built, name, await builtVersion(name));
    if (manifest?.kind !== 'remote' || manifest.uses === undefined)
      throw new Error(`${name} did not record what it imports`);
    uses.set(name, manifest.uses);
  }
  return uses;
}

/** The remotes that a condition holds for. */
const namesWhere = <T>(uses: ReadonlyMap<string, T>, condition: (one: T) => boolean) =>
  [...uses].filter(([, one]) => condition(one)).map(([name]) => name);

/** The first item for which some of the remotes are affected and some are not. */
function partOf<T>(items: readonly T[], affected: (item: T) => readonly string[]): T {
  const found = items.find((item) => affected(item).length > 0 && affected(item).length < remotes.length);
  if (found === undefined) throw new Error('Every candidate affects all remotes or none');
  return found;
}

/** What a build records of a small remote. */
const weight = {
  budgets: { firstLoad: 50_000, total: 200_000, duplicates: 0, longTasks: 200 },
  measured: { firstLoad: 1_000, total: 1_000, duplicates: [] },
};

/** A container of a remote whose only screen takes long to run. */
const slowContainer = (global: string, milliseconds: number) => `
  globalThis[${JSON.stringify(global)}] = {
    init() {},
    get: async () => () => ({ default: { slots: {}, routes: { '/slow/*': [{ lazy: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      for (const end = performance.now() + ${milliseconds}; performance.now() < end; );
      return { Component() {} };
    } }] } } }),
  };`;

test.afterAll(removeFolders);

// BUDGET-1, BUDGET-2.
test('a remote whose screens block the page is not published, unless that is forced, which status tells', async () => {
  const to = await makeTempFolder();
  const part = { name: 'mfe-slow', version: '1.0.0' };
  const from = await fakeRemote({
    ...part,
    code: slowContainer(part.name, 400),
    weight,
  });
  const publish = [part.name, '--version', part.version, '--from', from.location, '--to', to.path];
  const refused = await tryRelease(...publish);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toMatch(
    /mfe-slow 1\.0\.0 is over its budgets[\s\S]*long tasks: 3\d\d ms, the budget is 200 ms/,
  );
  expect((await readRegistry(new FolderStore(to.path))).microFrontends).toEqual({});

  expect(await tryRelease(...publish, '--force')).toMatchObject({ code: 0 });
  expect((await tryRelease('status', '--to', to.path)).output).toContain('forced: long tasks: 3');
  await to.remove();
});

/** Evaluates a remote with this code for its module, for two seconds at most. */
async function evaluate(name: string, module: string): Promise<InBrowser> {
  const code = `globalThis['${name}'] = { init() {}, get: async () => { ${module} } };`;
  const from = await fakeRemote({ name, version: '1.0.0', code, weight });
  const manifest = await readManifest(from, name, '1.0.0');
  if (manifest?.kind !== 'remote') throw new Error('There is no release');
  return evaluateInBrowser(from, manifest.entry, weight.budgets.longTasks, 2_000);
}

// BUDGET-3.
test('a remote whose code cannot be shown is not published, and the reason is named', async () => {
  const part = { name: 'mfe-broken', version: '1.0.0' };
  const to = await makeTempFolder();
  const module = '{ get default() { throw new Error("No license"); } }';
  const code = `globalThis['mfe-broken'] = { init() {}, get: async () => () => (${module}) };`;
  const from = await fakeRemote({ ...part, code, weight });
  const publish = [part.name, '--version', part.version, '--from', from.location, '--to', to.path];
  const refused = await tryRelease(...publish);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain('mfe-broken 1.0.0 does not work');
  expect(refused.output).toContain('its code fails when a page loads it: No license');
  expect((await tryRelease(...publish, '--dry-run')).output).toContain('The tests show where:');
  expect((await readRegistry(new FolderStore(to.path))).microFrontends).toEqual({});
  await to.remove();
});

/** Code of remotes that show nothing, and the reason. */
const BROKEN = [
  ['return () => ({ remote: {} });', 'src/remote.ts has no default export that defineRemote makes'],
  [
    'return () => ({ default: { slots: {}, routes: { "/x/*": [{ lazy: async () => ({ Screen() {} }) }] } } });',
    'a screen exports neither Component nor loader, but Screen',
  ],
  [
    'return () => ({ default: { routes: {}, slots: { "start.aside": async () => ({ Aside() {} }) } } });',
    'the content of the slot start.aside has no default export',
  ],
] as const;

// BUDGET-3. The commands refuse it as above.
test('a remote that lacks what a page draws is broken, and what it lacks is named', async () => {
  for (const [module, reason] of BROKEN)
    expect(await evaluate('mfe-broken', module)).toEqual({
      kind: 'broken',
      reason: expect.stringContaining(reason),
    });
});

// BUDGET-3.
test('a remote whose code waits or loops for ever does not keep the command waiting', async () => {
  const endless = ['await new Promise(() => undefined);', 'for (;;);'];
  const broken = { kind: 'broken', reason: 'it has not loaded after 2 seconds' };
  expect(await Promise.all(endless.map((module) => evaluate('mfe-endless', module)))).toEqual([
    broken,
    broken,
  ]);
});

// BUDGET-4.
test('while a release is checked, its code reaches no server', async () => {
  const received: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    received.push(url);
    response.end();
  });
  const port = await listen(server);
  try {
    // Chromium itself keeps requests of other sites from this machine, but opens windows.
    const { kind } = await evaluate(
      'mfe-curious',
      `await fetch('http://127.0.0.1:${port}/fetch', { mode: 'no-cors' }).catch(() => undefined);
       open('http://127.0.0.1:${port}/window');
       await new Promise(() => undefined);`,
    );
    expect({ kind, received }).toEqual({ kind: 'broken', received: [] });
  } finally {
    await end(server);
  }
});

/** A container of a remote whose code leaks a global, a prototype, a listener and an interval when it is loaded. */
const leakingContainer = (global: string) => `
  globalThis[${JSON.stringify(global)}] = {
    init() {},
    get: async () => () => ({ default: { slots: {}, routes: { '/leaking/*': [{ lazy: async () => {
      globalThis.LeakingMap = {};
      Array.prototype.last = () => undefined;
      addEventListener('resize', () => undefined);
      setInterval(() => undefined, 60_000);
      return { Component() {} };
    } }] } } }),
  };`;

// ISOLATION-2, ISOLATION-3, ISOLATION-4, ISOLATION-6.
test('a remote whose code changes the rest of the page is not published, and each change is named', async () => {
  const to = await makeTempFolder();
  const part = { name: 'mfe-leaking', version: '1.0.0' };
  const from = await fakeRemote({
    ...part,
    code: leakingContainer(part.name),
    weight,
    isolation: { leaks: [], accepted: { interval: 'It keeps the map’s session.' } },
  });
  const refused = await tryRelease(
    part.name,
    ...['--version', part.version, '--from', from.location, '--to', to.path],
  );
  expect(refused).toMatchObject({ code: 1 });
  for (const named of [
    'mfe-leaking 1.0.0 leaks into the rest of the page',
    'it adds the global LeakingMap',
    'it adds Array.prototype.last',
    'it starts something that stays after its code was loaded: listener resize on window',
  ])
    expect(refused.output).toContain(named);
  expect(refused.output).not.toContain('interval');
  await to.remove();
});

// REVERSE-1, REVERSE-2, MATRIX-1.
test('a break in the host’s modules lists exactly the remotes that it breaks, with their teams', async () => {
  test.setTimeout(240_000);
  const uses = await readUses();
  const host = await readManifest(built, 'host', await builtVersion('host'));
  if (host?.kind !== 'host') throw new Error('The host is not built');
  const names = Object.entries(host.exports ?? {}).flatMap(([module, list]) =>
    list.map((name) => ({ module, name })),
  );
  const importing = ({ module, name }: { readonly module: string; readonly name: string }) =>
    namesWhere(uses, (one) => one[module]?.includes(name) ?? false);
  const consuming = (module: string) => namesWhere(uses, (one) => module in one);
  const failing = partOf(['@portal/ui/dialog', '@portal/ui/drawer', '@portal/ui/table'], consuming);
  const affectedBy = (removed: (typeof names)[number]) =>
    importing(removed).length === 0 ? [] : [...new Set([...consuming(failing), ...importing(removed)])];
  const removed = partOf(names, affectedBy);
  const affected = affectedBy(removed);

  const folder = await makeTempFolder();
  const version = await makeBrokenHost(folder.path, { removed, failing });
  const { code, output } = await runCommand('check-remotes', '--from', builtSite, '--host', folder.path);
  expect(output, output).toContain(`${affected.length} of ${remotes.length} releases break: `);
  const listed = /releases break: (.*)/.exec(output)?.[1]?.split(', ') ?? [];
  expect(listed.sort()).toEqual([...affected].sort());
  expect(output).toContain(`breaks: ${failing} cannot be loaded`);
  expect(output).toContain(
    `imports ${removed.name} of ${removed.module}, which host ${version} does not export`,
  );
  expect(code).toBe(1);

  const [name = ''] = affected;
  const matrix = await runCommand(
    'matrix',
    name,
    ...['--from', builtSite, '--oldest', await builtVersion('host')],
    ...['--next', folder.path, '--release', builtSite],
  );
  expect(matrix.output).toMatch(new RegExp(`live    host \\S+  ${name} \\S+  works`));
  expect(matrix.output).toMatch(
    new RegExp(`next    host ${version.replaceAll('.', '\\.')}  ${name} \\S+  breaks`),
  );
  expect(matrix.code).toBe(1);
  await folder.remove();
});
