import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { hashFiles } from '@portal/build/files-in';
import { portalHome, workspaceRoot } from '@portal/build/workspace';
import { writeAtomically } from '@portal/releases/atomic';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/**
 * The published tools replace this module by one that reads the built scripts
 * (`shared/published/remote-tools/src/layout/renderer-scripts.ts`).
 */

/** The two scripts of a process that renders, each as one text. */
export interface RendererScripts {
  /** What the process starts with. */
  readonly program: string;
  /** What the realm starts with. Its value is the function `step`. */
  readonly realm: string;
}

const SOURCES = join(workspaceRoot, 'shared/tools/rendered-pages/src');
/** Versions of everything that the sources import. */
const LOCK_FILE = join(workspaceRoot, 'pnpm-lock.yaml');
const CACHE = join(portalHome, 'cache/renderer');

/** Modules of jsdom, and of its dependencies, that send requests or decode other encodings than UTF-8. */
const UNUSED =
  /(?:^|\/)(?:ws|debug|iconv-lite|http-proxy-agent|https-proxy-agent|http-request|agent-factory|xhr-utils)(?:\.js)?$/;
const BUILT_IN = new RegExp(`^(?:node:)?(?:${builtinModules.join('|')})/?$`);

/** What jsdom needs of modules at its start, although it never uses them here. */
const STUBS: Readonly<Record<string, string>> = {
  nwsapi: `module.exports = require(${JSON.stringify(join(SOURCES, 'realm/selectors.ts'))}).selectorEngine;`,
  events: `class EventEmitter { on() { return this } emit() { return false } }
EventEmitter.EventEmitter = EventEmitter; module.exports = EventEmitter;`,
  util: 'exports.inherits = (child, parent) => Object.setPrototypeOf(child.prototype, parent.prototype);',
  'tough-cookie': 'exports.CookieJar = class {}; exports.Cookie = class {};',
};

/** Bundles code for the realm, which has no module of Node.js. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      const isLibrary = importer.includes('node_modules');
      const name = path.replace('node:', '').replace(/\/$/, '');
      if (kind === 'entry-point' || !isLibrary) return undefined;
      // The package of this name, not Node's module.
      if (path === 'punycode/') return undefined;
      return UNUSED.test(path) || BUILT_IN.test(path) || name in STUBS
        ? { path: name, namespace: 'stub' }
        : undefined;
    });
    onLoad({ filter: /./, namespace: 'stub' }, ({ path }) => ({
      contents: STUBS[path] ?? '',
      loader: 'js',
      resolveDir: SOURCES,
    }));
  },
};

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(SOURCES, entry)],
    bundle: true,
    write: false,
    outdir: 'out',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    minifySyntax: true,
    minifyWhitespace: true,
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Bundles the scripts from their sources. */
export async function buildRendererScripts(): Promise<RendererScripts> {
  const [program, realm] = await Promise.all([
    bundle('confinement/renderer-program.ts', { platform: 'node', format: 'cjs' }),
    bundle('realm/index.ts', {
      platform: 'browser',
      mainFields: ['module', 'main'],
      format: 'iife',
      globalName: 'realm',
      define: { global: 'globalThis' },
      inject: [join(SOURCES, 'realm/library-globals.ts')],
      plugins: [withoutNode],
    }),
  ]);
  return { program, realm: `(() => {${realm}\nreturn realm.step; })()` };
}

/** A text that changes with the sources and with the versions of what they import. */
function sourcesKey(): string {
  const files = ['confinement', 'realm'].flatMap((folder) =>
    readdirSync(join(SOURCES, folder)).map((name) => join(SOURCES, folder, name)),
  );
  return hashFiles([LOCK_FILE, ...files.sort()]).slice(0, 16);
}

async function readOrBuild(): Promise<RendererScripts> {
  const file = join(CACHE, `${sourcesKey()}.json`);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as RendererScripts;
  } catch {
    // Not built yet.
  }
  const scripts = await buildRendererScripts();
  await writeAtomically(file, JSON.stringify(scripts));
  return scripts;
}

let scripts: Promise<RendererScripts> | undefined;

/** The scripts, which are built once for each state of their sources. */
export function readRendererScripts(): Promise<RendererScripts> {
  scripts ??= readOrBuild().catch((error: unknown) => {
    scripts = undefined;
    throw error;
  });
  return scripts;
}
