/** `portal-remote`: the commands of a remote in its own repository. SDK-4. */
import { join } from 'node:path';
import { demoAccounts } from '@portal/sandbox';
import { commandLine, runProgram } from '@portal/workbench/src/command-line/command-line';
import { serveInto } from '@portal/workbench/src/dev/override-server';
import { serveWithBuiltHost } from '@portal/workbench/src/dev/released-host';
import { makeKey } from '@portal/workbench/src/keys/make-key';
import { RegistryOriginError } from '@portal/workbench/src/registry/find-registry';
import { findForeignPackages } from '@portal/workbench/src/registry/lock-file';
import { isReleaseProblem, runRelease } from '@portal/workbench/src/release/run-release';
import { build } from './build';
import { REMOTES, readPackage, workspaceRoot } from './layout/own-repository';
import { toolsFolder } from './layout/tools-folder';
import { runTool, type ToolCheck } from './run-tool';

const [remote = ''] = REMOTES;
const NAME = 'portal-remote';

/** What the command line asks for. */
type Request =
  | { readonly kind: 'dev'; readonly into: string | undefined; readonly port: number | undefined }
  | { readonly kind: 'build' }
  | { readonly kind: 'dependencies' }
  | { readonly kind: 'check'; readonly check: ToolCheck; readonly args: readonly string[] }
  | { readonly kind: 'new-key'; readonly file: string };

const CHECKS: Readonly<Record<ToolCheck, string>> = {
  format: 'check the format',
  lint: 'look for mistakes and for imports that a remote may not have',
  types: 'check the types',
  test: 'run the tests; arguments are those of jest',
  fix: 'format, and fix what the linter can',
};

const parse = commandLine<Request>(NAME, (program, resolve) => {
  program.description(`The commands of ${remote}. "release" has its own: ${NAME} release --help`);
  program
    .command('dev')
    .description('serve it in the shell on this machine, or its build for an override in a deployed portal')
    .option('--into <portal>', 'address of the deployed portal')
    .option('--port <port>', 'port to listen on (default: 3000, with --into 3101)', Number)
    .action(({ into, port }: { readonly into?: string; readonly port?: number }) =>
      resolve({ kind: 'dev', into, port: port ?? (Number(process.env.PORT) || undefined) }),
    );
  program
    .command('build')
    .description('build it as for a release, into .portal/build')
    .action(() => resolve({ kind: 'build' }));
  program
    .command('dependencies')
    .description('check that the portal’s packages in package-lock.json come from the registry of .npmrc')
    .action(() => resolve({ kind: 'dependencies' }));
  for (const [check, description] of Object.entries(CHECKS))
    program
      .command(check)
      .description(description)
      .argument('[arguments...]')
      .allowUnknownOption()
      .action((args: readonly string[]) => resolve({ kind: 'check', check: check as ToolCheck, args }));
  program
    .command('new-key <file>')
    .description(
      'make a key for signing releases; the file gets the private key, the terminal the public one',
    )
    .action((file: string) => resolve({ kind: 'new-key', file }));
});

async function dev(into: string | undefined, port: number | undefined): Promise<void> {
  if (into !== undefined) return serveInto(remote, into, port ?? 3101);
  const host = Promise.resolve(join(toolsFolder, 'site'));
  const { origin } = await serveWithBuiltHost([remote], host, port ?? 3000);
  console.log(`\n${remote} in the portal, with hot reload: ${origin}\nDemo accounts:`);
  for (const { email, password, shows } of demoAccounts) console.log(`  ${email} / ${password}: ${shows}`);
}

/** The name of the remote can be left out when it is published. */
const releaseArguments = ([first, ...rest]: readonly string[]): readonly string[] =>
  first === undefined || (first.startsWith('-') && first !== '--help' && first !== '-h')
    ? [remote, ...(first === undefined ? [] : [first]), ...rest]
    : [first, ...rest];

/** What is built and released is made of the portal's packages, not of strangers'. SDK-6. @throws {RegistryOriginError} */
async function requirePortalPackages(): Promise<void> {
  const { name } = await readPackage(toolsFolder);
  const [scope = ''] = name.split('/');
  const problems = await findForeignPackages(workspaceRoot, scope);
  if (problems.length > 0) throw new RegistryOriginError(problems.join('\n'));
}

async function main(args: readonly string[]): Promise<void> {
  if (args[0] === 'release') {
    if (!args.includes('--help')) await requirePortalPackages();
    return runRelease(releaseArguments(args.slice(1)));
  }
  const request = parse(args);
  switch (request.kind) {
    case 'dev':
      return dev(request.into, request.port);
    case 'build':
      await requirePortalPackages();
      return build(remote);
    case 'dependencies':
      return requirePortalPackages();
    case 'check':
      return runTool(request.check, request.args);
    case 'new-key':
      return makeKey(request.file, process.cwd());
  }
}

const EXPECTED = ['KeysError', 'RegistryOriginError'];

void runProgram(main, (error) => isReleaseProblem(error) || EXPECTED.includes(error.name));
