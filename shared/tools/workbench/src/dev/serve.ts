import { stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import webpack, { type Compilation, type Compiler, type Configuration, type Stats } from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';
import { freePort } from '../nginx/free-port';
import { localOrigins, socketsFor } from './allow-origins';
import { ERROR_PANEL_POLICY } from './hot-reload';
import { keepBuilds } from './keep-builds';

/** Starts the dev server of a compiler. Default port: a free one. */
export async function startServer(compiler: Compiler, options: ServerOptions) {
  const overlay = {
    errors: true,
    warnings: false,
    runtimeErrors: false,
    // The schema of the options knows it, their type does not.
    trustedTypesPolicyName: ERROR_PANEL_POLICY,
  };
  // The server looks for one from 8080 on; two that start at the same time find the same.
  const port = options.port ?? (await freePort());
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      static: false,
      client: { overlay, logging: 'warn' },
      port,
      webSocketServer: socketsFor(localOrigins(Number(port))),
      // The first server to end would end the process, and what the others have built would be lost.
      setupExitSignals: false,
      ...options,
    },
    compiler,
  );
  await server.start();
  const address = server.server?.address() as AddressInfo;
  return { server, origin: `http://localhost:${address.port}` };
}

/** The time without a save after which the next is not expected at once. Unit: ms. */
const QUIET_MS = 10_000;

let lastSave = 0;

/** Resolves when nothing was saved for a while. DEV-8. */
export async function untilQuiet(): Promise<void> {
  const asked = performance.now();
  const left = () => Math.max(asked, lastSave) + QUIET_MS - performance.now();
  while (left() > 0) await setTimeout(left());
}

/** The time that an editor may take from emptying a file to writing it. Unit: ms. */
const WRITE_MS = 200;
/** Unit: ms. */
const LOOK_AGAIN_MS = 5;

const isEmpty = async (file: string) => (await stat(file).catch(() => null))?.size === 0;

/**
 * Editors empty a file before they write it, and a busy machine may read it meanwhile. Resolves when none of the files is
 * empty; after 200 ms, they are meant to be. DEV-12.
 * @param files absolute paths; those that do not exist are not waited for.
 */
export async function untilWritten(files: Iterable<string>): Promise<void> {
  const until = performance.now() + WRITE_MS;
  for (const file of files)
    while ((await isEmpty(file)) && performance.now() < until) await setTimeout(LOOK_AGAIN_MS);
}

/**
 * Leaves builds with errors out, once there is one without: pages are updated from one build without errors to the next.
 * A module that cannot be built imports nothing, and an update to it would take the modules that it shares from the
 * page. The first build is written in any case, so that its page can show what is wrong. DEV-4.
 */
function skipBrokenBuilds(compiler: Compiler): void {
  let hasBuilt = false;
  const skipBroken = (compilation: Compilation) =>
    hasBuilt && compilation.getStats().hasErrors() ? false : undefined;
  compiler.hooks.shouldEmit.tap('skip broken builds', skipBroken);
  compiler.hooks.compilation.tap('skip broken builds', (compilation) => {
    compilation.hooks.shouldRecord.tap('skip broken builds', () => skipBroken(compilation));
    // What webpack keeps of a module still has an import whose file was deleted; following it would end the watching.
    compilation.hooks.seal.tap('skip broken builds', () => {
      if (compilation.errors.length > 0) compilation.moduleMemCaches = undefined;
    });
  });
  compiler.hooks.done.tap('skip broken builds', (stats) => {
    hasBuilt ||= !stats.hasErrors();
  });
}

/** Creates webpack's compiler for a build. @throws if webpack rejects the configuration. */
export function compilerOf(config: Configuration): Compiler {
  const compiler = webpack(config);
  if (compiler === null) throw new Error(`webpack rejected the configuration of ${config.name}`);
  compiler.hooks.invalid.tap('last save', () => {
    lastSave = performance.now();
  });
  compiler.hooks.watchRun.tapPromise('written files', ({ modifiedFiles }) =>
    untilWritten(modifiedFiles ?? []),
  );
  skipBrokenBuilds(compiler);
  // One whose first build is held has nothing to keep, and would not close.
  compiler.hooks.compile.tap('keep builds', () => keepBuilds(compiler));
  return compiler;
}

/** Resolves when the served build is up to date with the sources. */
export const waitForBuild = ({ middleware }: WebpackDevServer) =>
  new Promise<void>((resolve, reject) => {
    if (middleware === undefined) reject(new Error('The dev server has no build'));
    else middleware.waitUntilValid(() => resolve());
  });

/**
 * Prints the builds that have an error which another build has not printed. DEV-4.
 * @param printed the other build, whose server prints it.
 */
export function printErrorsBeside(printed: Stats | undefined, built: readonly Stats[]): void {
  const known = new Set(printed?.compilation.getErrors().map(({ message }) => message));
  for (const stats of built)
    if (stats.compilation.getErrors().some(({ message }) => !known.has(message)))
      console.error(stats.toString('errors-only'));
}
