import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '@portal/workbench/nginx';
import { startProgram } from '../../support/program';

/** A running npm registry for the packages of the portal. */
export interface Registry {
  readonly address: string;
  /** File for `NPM_CONFIG_USERCONFIG`. It has what publishing needs, and not where a scope's packages come from. */
  readonly userConfig: string;
  /** The manifest of a package's first version. */
  manifest(name: string): Promise<unknown>;
  stop(): Promise<void>;
}

const require = createRequire(import.meta.url);

/** Anybody may publish, because it is reachable from this machine only. */
const configOf = (folder: string) => `storage: ${join(folder, 'storage')}
auth:
  htpasswd:
    file: ${join(folder, 'htpasswd')}
uplinks: {}
packages:
  '@*/*':
    access: $all
    publish: $all
max_body_size: 64mb
log: { type: stdout, format: json, level: warn }
`;

/** A cache for npm that has the downloads of this machine, and not the programs that `npm create` ran before. */
async function makeCache(folder: string): Promise<string> {
  const cache = join(folder, 'npm-cache');
  const downloads = join(process.env.npm_config_cache ?? join(homedir(), '.npm'), '_cacache');
  await mkdir(downloads, { recursive: true });
  await mkdir(cache);
  await symlink(downloads, join(cache, '_cacache'));
  return cache;
}

/** Starts verdaccio on a free port. @param folder for its data. */
export async function startRegistry(folder: string): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const config = join(folder, 'config.yaml');
  await writeFile(config, configOf(folder));
  const userConfig = join(folder, 'npmrc');
  // What this machine needs to reach npm's own registry stays.
  const own = await readFile(process.env.NPM_CONFIG_USERCONFIG ?? join(homedir(), '.npmrc'), 'utf8').catch(
    () => '',
  );
  // npm refuses to publish without a token; this registry does not look at it.
  const lines = [own, `cache=${await makeCache(folder)}`, `//localhost:${port}/:_authToken=none`];
  await writeFile(userConfig, `${lines.join('\n')}\n`);
  const program = join(dirname(require.resolve('verdaccio/package.json')), 'bin/verdaccio');
  const { stop } = await startProgram(
    process.execPath,
    [program, '--config', config, '--listen', `localhost:${port}`],
    { cwd: folder, ready: /http address/ },
  );
  // It says its address before it listens.
  const isReady = async () => (await fetch(`${address}/-/ping`).catch(() => undefined))?.ok;
  await expect.poll(isReady, 'the registry is listening').toBe(true);
  const manifest = async (name: string) => {
    const response = await fetch(`${address}/${name}`);
    const { versions } = (await response.json()) as { versions: Record<string, unknown> };
    return Object.values(versions)[0];
  };
  return { address, userConfig, manifest, stop };
}
