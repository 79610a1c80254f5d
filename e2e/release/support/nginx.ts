import { spawn } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NginxBinary } from './nginx-binary';

const DEPLOY = fileURLToPath(new URL('../../../host/deploy', import.meta.url));

/** Values of a template's `${…}`. */
type Variables = Readonly<Record<string, string>>;

/** Fills in a template of host/deploy, as `envsubst` does. */
async function fillTemplate(template: string, variables: Variables): Promise<string> {
  const text = await readFile(join(DEPLOY, template), 'utf8');
  return text.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`${template} needs ${name}`);
    return value;
  });
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (ok: boolean) => {
      socket.destroy();
      resolve(ok);
    };
    socket.on('connect', () => settle(true));
    socket.on('error', () => settle(false));
  });
}

export interface Nginx {
  /** Shell command that reloads the configuration. */
  readonly reload: string;
  stop(): Promise<void>;
}

export interface NginxOptions {
  readonly binary: NginxBinary;
  /** Folder for the files that nginx writes. */
  readonly folder: string;
  /** Templates of host/deploy with their variables, without `PORTAL_INCLUDES`, which is set here. */
  readonly servers: readonly (readonly [template: string, variables: Variables])[];
  /** Ports that must accept connections before nginx counts as started. */
  readonly ports: readonly number[];
}

/** Runs nginx with the configurations of host/deploy. */
export async function startNginx({ binary, folder, servers, ports }: NginxOptions): Promise<Nginx> {
  const { program, mimeTypes, brotli } = binary;
  await mkdir(join(folder, 'temporary'), { recursive: true });
  if (brotli !== undefined)
    await copyFile(join(DEPLOY, 'portal-brotli.conf'), join(folder, 'portal-brotli.conf'));
  const filled = await Promise.all(
    servers.map(([template, variables]) => fillTemplate(template, { ...variables, PORTAL_INCLUDES: folder })),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, 'temporary', kind)};`,
  );
  const main = [
    brotli === undefined ? '' : `load_module ${brotli};`,
    // The test's folders belong to its user.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events {}',
    `http {\ninclude ${mimeTypes};\naccess_log off;\n${temporary.join('\n')}\n${filled.join('\n')}\n}`,
  ];
  const file = join(folder, 'nginx.conf');
  await writeFile(file, main.join('\n'));
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await Promise.all(ports.map(acceptsConnections))).every(Boolean)) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errorOutput}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    reload: `${program} -p ${folder} -c ${file} -t -q && ${program} -p ${folder} -c ${file} -s reload`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
