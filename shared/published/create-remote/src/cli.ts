/** `npm create @portal/remote mfe-points -- --owns '/points/*'`: creates a remote in a folder of its own. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { commandLine, runProgram } from '@portal/workbench/src/command-line/command-line';
import {
  defineNewRemote,
  type NewRemote,
  NewRemoteError,
  newRemoteProblems,
} from '@portal/workbench/src/new-remote/request';
import { filesOfRepository } from './files';
import { writeFiles } from './write-files';

const parse = commandLine<NewRemote>('npm create @portal/remote', (command, found) => {
  command
    .description('Creates a remote of the portal in a new folder, which is named like the remote.')
    .argument('<name>', 'name of the remote, such as mfe-points')
    .addHelpText('after', "\nExample:\n  npm create @portal/remote mfe-points -- --owns '/points/*'");
  defineNewRemote(command, found);
});

/** The version of this package is the one of the SDK and of the tools. */
const readVersion = (): string =>
  (
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      readonly version: string;
    }
  ).version;

async function main(args: readonly string[]): Promise<void> {
  const wanted = parse(args);
  const problems = newRemoteProblems(wanted, []);
  if (problems.length > 0) throw new NewRemoteError(problems.join('\n'));
  await writeFiles(resolve(wanted.name), filesOfRepository(wanted, readVersion()));
  const [address = ''] = wanted.owns.map((pattern) => pattern.replace(/\/[:*].*$/, ''));
  console.log(`${wanted.name} owns ${wanted.owns.join(', ')}. Next:

  cd ${wanted.name}
  npm install
  npm run dev       # http://localhost:3000${address}
  npm test`);
}

void runProgram(main, (error) => error instanceof NewRemoteError);
