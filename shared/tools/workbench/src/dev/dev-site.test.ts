/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '@portal/build';
import { CONTRACT_VERSION, type Registry, type RemoteRelease } from '@portal/contract';
import { hostScripts, type PortalDocument, renderDocument } from '@portal/document';
import { parsePolicy } from '@portal/document/policy';
import { colorSchemeScript } from '@portal/ui/theme-script';
import type { Stats } from 'webpack';
import { devDocument, devSite, prepareDevSite } from './dev-site';
import type { DevRemote } from './remote-server';

const BUILDS = {
  host: ['http://localhost:3000', 'http://127.0.0.1:3000'],
  remotes: ['http://localhost:4001', 'http://localhost:4002'],
};
const BOOT = 'boot()';
const INPUT = 'input()';

let folder: string;
let stats: Stats;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-documents-'));
  await writeFile(
    join(folder, 'main-source.js'),
    `import(/* webpackChunkName: "calls" */ "./calls-source.js");
     import(/* webpackChunkName: "page-naming" */ "./page-source.js");
     import(/* webpackChunkName: "takeover" */ "./takeover-source.js")`,
  );
  await writeFile(join(folder, 'calls-source.js'), 'export const calls = 1');
  await writeFile(join(folder, 'page-source.js'), 'export const page = 1');
  await writeFile(join(folder, 'takeover-source.js'), 'export const takeOver = 1');
  await writeFile(join(folder, 'boot-source.js'), BOOT);
  await writeFile(join(folder, 'input-source.js'), INPUT);
  stats = await runWebpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: { main: './main-source.js', input: './input-source.js', boot: './boot-source.js' },
    output: { path: folder, filename: '[name].js' },
  });
  await writeFile(join(folder, 'boot.js'), BOOT);
  await writeFile(join(folder, 'input.js'), INPUT);
  await writeFile(join(folder, 'render.cjs'), 'exports.prerender = () => "<h1>Loading</h1>"');
});
afterAll(() => rm(folder, { recursive: true }));

const released = (): PortalDocument =>
  renderDocument(
    {
      scripts: hostScripts(stats, (file) => `sha384-of-${file}`),
      input: INPUT,
      boot: BOOT,
      styles: { kind: 'inline', css: '' },
      colorScheme: colorSchemeScript,
    },
    folder,
  );
const served = (): PortalDocument =>
  devDocument(
    { packages: '/host/packages.js', main: stats, inline: stats, inlineFolder: folder, prerendered: folder },
    BUILDS,
  );

/** The document of a release with the parts that hot reload replaces, as on a dev server. */
const withoutIntegrity = (html: string) =>
  html.replace(/ integrity="[^"]+"|,"integrity":"[^"]+"/g, '').replace('<style></style>\n', '\n');

/** The script with the host's packages, which runs before the host's. */
const PACKAGES =
  '<script defer src="/host/packages.js" crossorigin="anonymous" fetchpriority="high"></script>\n';

test('is the released document, with the packages in a script, scripts that may change and styles that can be replaced', () => {
  const { html } = released();
  expect(html).toContain('<h1>Loading</h1>');
  expect(html).toContain('"url":"/host/calls.js","integrity":"sha384-of-calls.js"');
  expect(html).toContain('"/naming":[{"url":"/host/page-naming.js","integrity":"sha384-of-page-naming.js"}]');
  expect(served().html.replace(PACKAGES, '')).toBe(withoutIntegrity(html));
  expect(served().html).toContain(`${PACKAGES}<script defer src="/host/main.js"`);
});

test('adds to the released headers only what hot reload needs', () => {
  const { headers: dev } = served();
  const { headers: release } = released();
  expect(Object.keys(dev)).toEqual(Object.keys(release));
  const { 'content-security-policy': devPolicy = '', ...rest } = dev;
  const { 'content-security-policy': releasePolicy = '', ...releaseRest } = release;
  expect(rest).toEqual(releaseRest);

  const before = parsePolicy(releasePolicy);
  const added = [...parsePolicy(devPolicy)].flatMap(([directive, sources]) => {
    const own = before.get(directive) ?? before.get('default-src') ?? [];
    // Both documents allow their own inline script.
    const more = sources.filter((source) => !own.includes(source) && !source.startsWith("'sha256-"));
    return more.length === 0 ? [] : [[directive, more]];
  });
  expect(Object.fromEntries(added)).toEqual({
    'script-src': ['http://localhost:4001', 'http://localhost:4002'],
    'connect-src': [
      'http://localhost:4001',
      'http://localhost:4002',
      'ws://localhost:3000',
      'ws://127.0.0.1:3000',
      'ws://localhost:4001',
      'ws://localhost:4002',
    ],
    'trusted-types': ['webpack-dev-server#host'],
  });
  expect(devPolicy).not.toContain("'unsafe-eval'");
  for (const [directive, sources] of before)
    expect(parsePolicy(devPolicy).get(directive)).toEqual(
      expect.arrayContaining(sources.filter((source) => !source.startsWith("'sha256-"))),
    );
});

const entryOf = (name: string): RemoteRelease => ({
  url: `http://localhost:4001/${name}/entry.js`,
  metadata: { version: 'dev' },
  deployment: { traffic: 100, default: true },
  extras: {
    portal: {
      contract: CONTRACT_VERSION,
      title: name,
      owns: [`/${name}/*`],
      slots: [],
      global: name,
      requires: {},
      first: { files: [], provided: [] },
      preload: {},
      slotFiles: {},
    },
  },
});

// DEV-8.
test('a remote that cannot be described leaves the others on the site, and is there with the save that fixes it', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let save: Parameters<DevRemote['onChange']>[0] = async () => undefined;
  const remoteOf = (name: string, release: DevRemote['release']): DevRemote => ({
    name,
    origin: 'http://localhost:4001',
    release,
    build: async () => undefined,
    onChange: (listener) => {
      save = listener;
    },
    reloadPages: () => undefined,
  });
  const served = async () =>
    Object.keys(
      (JSON.parse(await readFile(join(devSite(), 'remotes.json'), 'utf8')) as Registry).microFrontends,
    );
  const failure = Object.assign(new Error('remote.config.ts cannot be read'), { name: 'DescriptionError' });
  await prepareDevSite([
    remoteOf('good', async () => entryOf('good')),
    remoteOf('broken', () => Promise.reject(failure)),
  ]);
  expect(await served()).toEqual(['good']);
  expect(printed.mock.calls).toEqual([['remote.config.ts cannot be read']]);
  await save(entryOf('broken'));
  expect(await served()).toEqual(['good', 'broken']);
  await rm(devSite(), { recursive: true });
});
