/** `npm create @portal/remote mfe-points -- --owns '/points/*'`: creates a remote in a folder of its own. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine, runProgram } from '@portal/workbench/src/command-line/command-line';
import { UsageError } from '@portal/workbench/src/command-line/failure';
import { exampleOf } from '@portal/workbench/src/new-remote/files';
import { defineNewRemote, type NewRemote, newRemoteProblems } from '@portal/workbench/src/new-remote/request';
import { findRegistry } from '@portal/workbench/src/registry/find-registry';
import { filesOfRepository, writeRepository } from './files';
import { lockPackages, makeFirstCommit } from './first-commit';

interface Wanted extends NewRemote {
  readonly registry?: string;
  readonly publicRegistry?: true;
}

const parse = commandLine<Wanted>('npm create @portal/remote --', (command, found) => {
  command
    .description('Creates a remote of the portal in a new folder, which is named like the remote.')
    .argument('<name>', 'name of the remote, such as mfe-points')
    .option(
      '--registry <address>',
      'registry of the portal’s packages (default: npm’s for their scope, else the one that this came from)',
    )
    .option('--public-registry', 'the portal’s packages are published on the public registry')
    .addHelpText('after', "\nExample:\n  npm create @portal/remote mfe-points -- --owns '/points/*'");
  defineNewRemote(command, (remote) =>
    found({ ...remote, ...command.opts<Omit<Wanted, keyof NewRemote>>() }),
  );
});

/** This package. Its version and its scope are those of the SDK and of the tools. */
const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly name: string;
  readonly version: string;
};

void runProgram(async (args) => {
  const wanted = parse(args);
  const problems = newRemoteProblems(wanted, []);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  const registry = await findRegistry({
    named: wanted.registry,
    allowsPublic: wanted.publicRegistry === true,
    name,
    // dist/cli.js of a package with a scope.
    modules: fileURLToPath(new URL('../../..', import.meta.url)),
    cwd: process.cwd(),
  });
  const folder = resolve(wanted.name);
  const [scope = ''] = name.split('/');
  await writeRepository(folder, filesOfRepository(wanted, { version, scope, registry }));
  await lockPackages(folder, scope);
  const committed = await makeFirstCommit(folder, `${wanted.title}: a remote of the portal`);
  const [address = ''] = wanted.owns.map(exampleOf);
  console.log(`${wanted.name} owns ${wanted.owns.join(', ')}. Its packages of ${scope} come from ${registry}.
${committed ?? 'The first commit has its files and package-lock.json.'} Next:

  cd ${wanted.name}
  npm install
  npm run dev       # http://localhost:3000${address}
  npm test`);
});
