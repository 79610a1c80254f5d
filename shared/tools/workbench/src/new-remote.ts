/** `npm run new -- remote mfe-x --owns '/x/*'`: creates a remote that passes every check. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readDescription } from '@portal/build';
import { readPackage } from '@portal/build/package-json';
import { REMOTES, workspaceRoot } from '@portal/build/workspace';
import { runProgram } from './command-line/command-line';
import { UsageError } from './command-line/failure';
import { filesInWorkspace, writeFiles } from './new-remote/files';
import { type NewRemote, newRemoteProblems, parseNewRemote, takenOver } from './new-remote/request';
import { run, tool } from './test/programs';

async function requireSuccess(step: string, exitCode: Promise<number>): Promise<void> {
  if ((await exitCode) !== 0) throw new UsageError(`${step} failed; the output is above.`);
}

/** Formats the files and installs the remote's dependencies. */
async function formatAndInstall({ name }: NewRemote): Promise<void> {
  await requireSuccess('Formatting', tool('biome', ['check', '--write', name]));
  const { packageManager } = await readPackage(workspaceRoot);
  const install = ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'];
  await requireSuccess('Installing', run('npx', ['--yes', packageManager ?? 'pnpm', ...install]));
}

void runProgram(async (args) => {
  const wanted = parseNewRemote(args);
  const others = await Promise.all(REMOTES.map(readDescription));
  const problems = newRemoteProblems(wanted, others);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  const folder = join(workspaceRoot, wanted.name);
  await mkdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EEXIST') throw cause;
    throw new UsageError(`There is a folder ${folder} already`, { cause });
  });
  try {
    await writeFiles(folder, filesInWorkspace(wanted));
    await formatAndInstall(wanted);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  console.log(`
${wanted.name} owns ${wanted.owns.join(', ')}. Commit it together with pnpm-lock.yaml.

  npm run dev -- ${wanted.name}             shows it alone, in the portal's shell
  npx jest ${wanted.name}                   runs its tests
  npm start                            shows it in the whole portal
  npm run release -- ${wanted.name} --to …  publishes it`);
  for (const notice of takenOver(wanted.owns, others)) console.log(`\n${notice} Tell its team.`);
});
