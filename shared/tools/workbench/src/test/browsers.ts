import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt, isExecutable, namedProgram, onSearchPath } from './programs';

/** A program that the tests in Firefox and WebKit need. */
export interface NeededProgram {
  /** Environment variable with the program's path. Users can set it; the tests read it. */
  readonly variable: string;
  readonly names: readonly string[];
  /** Folders to search after the search path. Default: none. */
  readonly folders?: readonly string[];
  /** The Debian package that contains it. */
  readonly debian: string;
}

/** Debian installs WebKit's MiniBrowser in the library's folder, which depends on the architecture. */
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

const find = ({ variable, names, folders = [] }: NeededProgram) =>
  namedProgram(variable) ??
  [...onSearchPath(names), ...folders.flatMap((folder) => names.map((name) => join(folder, name)))].find(
    isExecutable,
  );

/**
 * Finds the browsers and the programs that they need; installs missing ones if possible.
 * @returns their paths, by the environment variables that the tests read.
 * @throws with the missing programs and install instructions, because tests that cannot run have failed.
 */
export async function findBrowsers(install = installWithApt): Promise<Readonly<Record<string, string>>> {
  const findMissing = () => neededPrograms().filter((program) => !find(program));
  const packagesOf = (programs: readonly NeededProgram[]) => [
    ...new Set(programs.map(({ debian }) => debian)),
  ];
  const missing = findMissing();
  if (missing.length > 0) await install(packagesOf(missing));
  const stillMissing = findMissing();
  if (stillMissing.length > 0) {
    const lines = stillMissing.map(({ names, variable }) => `  ${names[0]} (or name it in ${variable})`);
    throw new Error(
      `The browser tests need programs that are not installed:\n${lines.join('\n')}\nOn Debian: apt-get install ${packagesOf(stillMissing).join(' ')}`,
    );
  }
  return Object.fromEntries(neededPrograms().map((program) => [program.variable, find(program) ?? '']));
}
