import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt } from './apt';
import { isExecutable, onSearchPath } from './executable';

/** A program that the journeys in other browsers need. */
export interface NeededProgram {
  /** The environment variable that names it, for the tests and for whoever has it elsewhere. */
  readonly variable: string;
  readonly names: readonly string[];
  /** Folders beside the search path. Default: none. */
  readonly folders?: readonly string[];
  /** The package of Debian that has it. */
  readonly debian: string;
}

/** Debian keeps WebKit's small browser beside its library, in a folder for the machine's architecture. */
const webKitFolders = (): string[] =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib').flatMap((folder) => [
        join('/usr/lib', folder, 'webkit2gtk-4.1'),
        join('/usr/lib', folder, 'webkit2gtk-4.0'),
      ])
    : [];

export const neededPrograms = (): readonly NeededProgram[] => [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  {
    variable: 'MINIBROWSER_PATH',
    names: ['MiniBrowser'],
    folders: webKitFolders(),
    debian: 'webkit2gtk-driver',
  },
  { variable: 'XVFB_PATH', names: ['Xvfb'], debian: 'xvfb' },
];

type Environment = Readonly<Record<string, string | undefined>>;

function find({ variable, names, folders = [] }: NeededProgram, env: Environment): string | undefined {
  const named = env[variable];
  if (named === undefined)
    return [
      ...onSearchPath(names, env.PATH),
      ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ].find(isExecutable);
  if (isExecutable(named)) return named;
  throw new Error(`${variable} names ${named}, which cannot be run.`);
}

/**
 * Where the browsers and what they need are, by the variables that the tests read. What is missing is
 * installed where that is possible.
 * @throws with all that is missing and how to install it: tests that cannot run have failed.
 */
export async function findBrowsers(
  env: Environment = process.env,
  install = installWithApt,
): Promise<Readonly<Record<string, string>>> {
  const missing = (programs: readonly NeededProgram[]) => programs.filter((program) => !find(program, env));
  const absent = missing(neededPrograms());
  if (absent.length > 0) await install([...new Set(absent.map(({ debian }) => debian))]);
  const still = absent.length > 0 ? missing(neededPrograms()) : [];
  if (still.length > 0) {
    const packages = [...new Set(still.map(({ debian }) => debian))].join(' ');
    const lines = still.map(({ names, variable }) => `  ${names[0]} (or name it in ${variable})`);
    throw new Error(
      `The browser journeys need what is not installed:\n${lines.join('\n')}\nOn Debian: apt-get install ${packages}`,
    );
  }
  return Object.fromEntries(neededPrograms().map((program) => [program.variable, find(program, env) ?? '']));
}
