import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../command-line/failure';

/** Hosts where anybody can publish packages of a scope that is free. */
const PUBLIC = /(^|\.)(npmjs\.(org|com)|yarnpkg\.com|npmmirror\.com)\.?$/;

/** Whether a text is the address of a registry. Where URLs may have line breaks, `.npmrc` would have a line more. */
export const isAddress = (text: string | undefined): text is string =>
  text !== undefined && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** Runs npm in a folder. Resolves to what it printed. @throws {UsageError} with what npm says of it, or why there is no npm. */
export async function runNpm(args: readonly string[], cwd: string): Promise<string> {
  // npm sets this for the programs that it runs. On Windows, `npm` itself is a script of the shell.
  const { npm_execpath: npm = '' } = process.env;
  const [program, before] = /npm-cli\.js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []];
  const options = { cwd, env: process.env, maxBuffer: 2 ** 26 };
  // `npm run --silent` is inherited, and a silent npm does not say what is wrong.
  const all = [...before, ...args, '--loglevel', 'error'];
  try {
    return (await promisify(execFile)(program, all, options)).stdout;
  } catch (cause) {
    const { stderr = '', message } = cause as Error & { readonly stderr?: string };
    // npm prints the stack of its own error before what the user can do.
    throw new UsageError(stderr.replace(/^npm error +at .*\n/gm, '') || `npm cannot be run: ${message}`, {
      cause,
    });
  }
}

/** A value of npm's configuration, as it holds in a folder. */
async function npmConfig(key: string, cwd: string): Promise<string | undefined> {
  const value = (await runNpm(['config', 'get', key], cwd)).trim();
  return value === 'undefined' ? undefined : value;
}

/** The registry that a package was installed from, as npm notes it beside it. */
async function installedFrom(modules: string, name: string): Promise<string | undefined> {
  const text = await readFile(join(modules, '.package-lock.json'), 'utf8').catch(() => '{}'); // not by npm
  const { packages } = JSON.parse(text) as {
    readonly packages?: Readonly<Record<string, { readonly resolved?: string }>>;
  };
  const [address, file] = packages?.[`node_modules/${name}`]?.resolved?.split(`${name}/-/`) ?? [];
  // Some registries have their files elsewhere.
  return file === undefined ? undefined : address;
}

/** What {@link findRegistry} looks at. */
export interface RegistryOptions {
  /** What the user named. Default: nothing. */
  readonly named?: string | undefined;
  /** Whether the public registry may be it. */
  readonly allowsPublic: boolean;
  /** The package that runs, such as `@portal/create-remote`. */
  readonly name: string;
  /** The `node_modules` that it is installed in. */
  readonly modules: string;
  /** The folder in which it runs. */
  readonly cwd: string;
}

/**
 * The registry that the portal's packages come from: the one that the user names, the one that npm is configured to
 * use for their scope, the one that this package was installed from, or npm's only one. SDK-6.
 * @throws {UsageError} if it is public and may not be, is no address, or has credentials.
 */
export async function findRegistry(options: RegistryOptions): Promise<string> {
  const { named, allowsPublic, name, modules, cwd } = options;
  const [scope = ''] = name.split('/');
  const address =
    named ??
    (await npmConfig(`${scope}:registry`, cwd)) ??
    (await installedFrom(modules, name)) ??
    (await npmConfig('registry', cwd));
  if (!isAddress(address))
    throw new UsageError(`"${address}" is no address of a registry such as https://npm.example`);
  const { hostname, username, password } = new URL(address);
  if (username || password)
    throw new UsageError(
      'The address of the registry must not have a name or a password: it is committed with .npmrc. npm login --registry <address> keeps them outside of it.',
    );
  if (PUBLIC.test(hostname) && !allowsPublic)
    throw new UsageError(
      [
        `The packages of ${scope} would come from ${address}, where others may own that name.`,
        `Name the registry of the portal: npm config set ${scope}:registry <address>, or --registry <address>.`,
        'If they are published there, add --public-registry.',
      ].join('\n'),
    );
  return address;
}
