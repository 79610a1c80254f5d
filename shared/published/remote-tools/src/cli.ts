/** `portal-remote`: the commands of a remote in its own repository. SDK-4. */
import { join } from 'node:path';
import { readPackage } from '@portal/build/package-json';
import { demoAccounts } from '@portal/sandbox/accounts';
import { portOption } from '@portal/sandbox/port-option';
import { commandLine, runProgram } from '@portal/workbench/src/command-line/command-line';
import { UsageError } from '@portal/workbench/src/command-line/failure';
import {
  OVERRIDE_PORT,
  PORT,
  readAddress,
  requireFreePort,
} from '@portal/workbench/src/command-line/servers';
import { buildRemotes, serveInto, serveWithBuiltHost } from '@portal/workbench/src/dev/serve-remotes';
import { makeKey } from '@portal/workbench/src/keys/manage-keys';
import { findForeignPackages } from '@portal/workbench/src/registry/lock-file';
import { repositoryRemedies } from '@portal/workbench/src/release/examine/remedies';
import { blocked, type Check, ok } from '@portal/workbench/src/release/examine/run-checks';
import { runRelease } from '@portal/workbench/src/release/run-release';
import { build } from './build';
import { REMOTES, workspaceRoot } from './layout/own-repository';
import { toolsFolder } from './layout/tools-folder';
import { publishes, releaseArguments } from './release-arguments';
import { runTool, type ToolCheck } from './run-tool';

const [remote = ''] = REMOTES;
const NAME = 'portal-remote';

const CHECKS: Readonly<Record<ToolCheck, string>> = {
  format: 'check the format',
  lint: 'look for mistakes and for imports that a remote may not have',
  types: 'check the types',
  test: 'run the tests; arguments are those of jest',
  fix: 'format, and fix what the linter can',
};

/** Parses a command line into what it asks for. */
const parse = commandLine<() => Promise<void>>(NAME, (program, resolve) => {
  program.description(`The commands of ${remote}. "release" has its own: ${NAME} release --help`);
  program
    .command('dev')
    .description('serve it in the shell on this machine, or its build for an override in a deployed portal')
    .option('--into <portal>', 'address of the deployed portal', readAddress)
    .addOption(portOption(undefined, `port to listen on (default: ${PORT}, with --into ${OVERRIDE_PORT})`))
    .action(({ into, port }: { readonly into?: string; readonly port?: number }) =>
      resolve(() => dev(into, port ?? (into === undefined ? PORT : OVERRIDE_PORT))),
    );
  program
    .command('build')
    .description('build it as for a release, into .portal/build')
    .action(() =>
      resolve(async () => {
        await requirePortalPackages();
        await build(remote);
      }),
    );
  program
    .command('dependencies')
    .description('check that the portal’s packages in package-lock.json come from the registry of .npmrc')
    .action(() => resolve(requirePortalPackages));
  for (const [check, description] of Object.entries(CHECKS))
    program
      .command(check)
      .description(description)
      .argument('[arguments...]')
      .allowUnknownOption()
      .action((args: readonly string[]) => resolve(() => runTool(check as ToolCheck, args)));
  // Listed for the help; the release tool has its options.
  program.command('doctor').description('tell what keeps it from being released, and what fixes it');
  program
    .command('new-key <file>')
    .description(
      'make a key for signing releases; the file gets the private key, the terminal the public one',
    )
    .action((file: string) => resolve(() => makeKey(file, process.cwd())));
});

async function dev(into: string | undefined, wanted: number): Promise<void> {
  const port = await requireFreePort(wanted, `npm run dev -- --port ${wanted + 1}`);
  if (into !== undefined) return serveInto(remote, into, port);
  const host = Promise.resolve(join(toolsFolder, 'site'));
  const { origin, remotes } = await serveWithBuiltHost([remote], host, port);
  console.log(`\n${remote} in the portal, with hot reload: ${origin}\nDemo accounts:`);
  for (const { email, password, shows } of demoAccounts) console.log(`  ${email} / ${password}: ${shows}`);
  await buildRemotes(remotes);
}

/** The packages that are not the portal's, one line each. */
async function foreignPackages(): Promise<string[]> {
  const { name } = await readPackage(toolsFolder);
  const [scope = ''] = name.split('/');
  return findForeignPackages(workspaceRoot, scope);
}

/** What is built and released is made of the portal's packages, not of strangers'. SDK-6. @throws {UsageError} */
async function requirePortalPackages(): Promise<void> {
  const problems = await foreignPackages();
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
}

/** The same, as a check of the doctor and of a dry run. */
const packagesCheck: Check = {
  id: 'packages',
  title: 'Packages',
  needs: [],
  run: async () => {
    const problems = await foreignPackages();
    return problems.length === 0
      ? ok('The portal’s packages come from the registry that .npmrc names.')
      : blocked(problems.join('\n'), 'npm install', 'npm run dependencies');
  },
};

const release = (args: readonly string[]) =>
  runRelease(releaseArguments(args, remote), [packagesCheck], repositoryRemedies);

void runProgram(async (args) => {
  const [command, ...rest] = args;
  if (command === 'doctor') return release(args);
  if (command === 'release') {
    if (publishes(rest, remote)) await requirePortalPackages();
    return release(rest);
  }
  return parse(args)();
});
