import { DryRunStore, isReleaseError, openStore, workspaceTrust } from '@portal/releases';
import { headersAppliedBy } from './apply-headers';
import { parseRequest } from './arguments';
import { runCommand } from './commands';
import { describePlan } from './describe';

/** Whether an error is a reason for people, without a stack. */
export const isReleaseProblem = (error: Error): boolean =>
  error.name === 'RegistryError' || isReleaseError(error);

/** Runs the release tool with its arguments. @throws {ReleaseError} */
export async function runRelease(args: readonly string[]): Promise<void> {
  const request = parseRequest(args);
  const { dryRun } = request;
  // The package manager runs this in the workspace's root. Paths are relative to the user's current folder.
  const directory = process.env.INIT_CWD ?? process.cwd();
  const real = openStore(request.to, directory);
  const plan = new DryRunStore(real);
  await runCommand(request, {
    store: dryRun ? plan : real,
    options: headersAppliedBy(request),
    dryRun,
    force: request.force,
    unconfined: request.unconfined,
    next: request.next === undefined ? undefined : openStore(request.next, directory),
    trust: await workspaceTrust(),
    directory,
  });
  if (!dryRun) return;
  const hint = request.command.kind === 'gc' ? ' (--apply does it)' : '';
  console.log(`\nA dry run: nothing was changed${hint}. It would write:`);
  for (const line of describePlan(plan.written)) console.log(`  ${line}`);
  if (plan.removed.length === 0) return;
  console.log('It would delete:');
  for (const line of describePlan(plan.removed)) console.log(`  ${line}`);
}
