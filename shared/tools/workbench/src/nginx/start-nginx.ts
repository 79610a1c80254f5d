import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { workspaceRoot } from '@portal/build/workspace';
import { messageOf } from '../command-line/failure';
import type { NginxBinary } from './find-nginx';

export const DEPLOY_FOLDER = join(workspaceRoot, 'host/deploy');

/** Values of a template's `${…}`. */
export type Variables = Readonly<Record<string, string>>;

/** Fills in a template of host/deploy, as `envsubst` does. @throws if a variable has no value. */
async function fillTemplate(template: string, variables: Variables): Promise<string> {
  const text = await readFile(join(DEPLOY_FOLDER, template), 'utf8');
  return text.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`${template} needs ${name}`);
    return value;
  });
}

async function acceptsConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').catch(() => null);
  socket.destroy();
  return connected !== null;
}

export interface NginxOptions {
  readonly binary: NginxBinary;
  /** Folder for the files that nginx writes. */
  readonly folder: string;
  /** Templates of host/deploy, such as `portal.conf.template`. */
  readonly templates: readonly string[];
  readonly variables: Variables;
  /** Ports that must accept connections before nginx counts as started. */
  readonly ports: readonly number[];
  /** Number of processes that serve requests. Default: 1. */
  readonly workers?: number;
  /** How long the ports may take to accept connections. Unit: ms. Default: 30 s. */
  readonly startMs?: number;
}

/** Writes the configurations of host/deploy into a folder, with a main file around them. @returns its path. */
async function writeConfiguration(options: NginxOptions): Promise<string> {
  const { binary, folder, templates, variables, workers = 1 } = options;
  for (const name of ['temporary', 'conf.d', 'logs']) await mkdir(join(folder, name), { recursive: true });
  const conf = (name: string) => join(folder, 'conf.d', name.replace(/\.template$/, ''));
  for (const template of templates) await writeFile(conf(template), await fillTemplate(template, variables));
  if (binary.brotli !== undefined)
    await copyFile(join(DEPLOY_FOLDER, 'portal-brotli.conf'), conf('portal-brotli.conf'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, 'temporary', kind)};`,
  );
  const main = [
    binary.brotli === undefined ? '' : `load_module ${binary.brotli};`,
    // The test's folders belong to its user.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    `worker_processes ${workers};`,
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events { worker_connections 4096; }',
    `http {\ninclude ${binary.mimeTypes};\nsendfile on;\ntcp_nopush on;\naccess_log off;\n${temporary.join('\n')}\ninclude conf.d/*.conf;\n}`,
  ];
  const file = join(folder, 'nginx.conf');
  await writeFile(file, main.join('\n'));
  return file;
}

/** @throws if nginx ends before the ports accept connections, or they do not in time. */
async function waitForPorts(child: ChildProcess, { ports, startMs = 30_000 }: NginxOptions): Promise<void> {
  const start = performance.now();
  for (;;) {
    const accepting = await Promise.all(ports.map(acceptsConnections));
    if (accepting.every(Boolean)) return;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('nginx ended');
    const silent = ports.filter((_, index) => !accepting[index]).join(', ');
    if (performance.now() - start >= startMs) throw new Error(`nothing listens on ${silent}`);
    await setTimeout(25);
  }
}

/** Runs nginx with the configurations of host/deploy. @throws with nginx's reason if it does not start. */
export async function startNginx(options: NginxOptions) {
  const { binary, folder } = options;
  const args = ['-p', folder, '-c', await writeConfiguration(options)];
  const child = spawn(binary.program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const notRun = new Promise<never>((_, reject) => child.once('error', reject));
  try {
    await Promise.race([waitForPorts(child, options), notRun]);
  } catch (error) {
    child.kill('SIGTERM');
    // One that could not be run has no id, and may not report its end.
    if (child.pid !== undefined) await ended;
    const reasons = [messageOf(error), errorOutput.trim()].filter(Boolean);
    throw new Error(`nginx did not start: ${reasons.join('\n')}`, { cause: error });
  }
  const command = [binary.program, ...args].join(' ');
  return {
    /** Shell command that reloads the configuration. */
    reloadCommand: `${command} -t -q && ${command} -s reload`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
