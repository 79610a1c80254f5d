import { DryRunStore, isReleaseError, openStore, workspaceTrust } from '@portal/releases';
import { headersAppliedBy } from './apply-headers';
import { parseRequest } from './arguments';
import { printLines, type ReleaseContext } from './change';
import { runCommand } from './commands';
import { RELEASE_CHECKS } from './examine/checks';
import { describePreview } from './examine/describe-preview';
import { describeDiagnosis, diagnose } from './examine/doctor';
import { type Preview, previewRelease, visitorsOf } from './examine/preview';
import { type Remedies, workspaceRemedies } from './examine/remedies';
import type { Check } from './examine/run-checks';
import type { ReleaseCommand, ReleaseRequest } from './request';

/** Whether an error is a reason for people, without a stack. */
export const isReleaseProblem = (error: Error): boolean =>
  error.name === 'RegistryError' || isReleaseError(error);

/** What differs where a remote has a repository of its own. */
export interface ReleaseSurroundings {
  /** Checks before those of every release. Default: none. */
  readonly checks?: readonly Check[];
  /** Default: those of this workspace. */
  readonly remedies?: Remedies;
}

/** Prints a result, as JSON or for people. Something that keeps a release fails the command. */
function report(result: object, lines: readonly string[], isFine: boolean, json: boolean): void {
  if (json) console.log(JSON.stringify(result, null, 2));
  else printLines(lines);
  if (!isFine) process.exitCode = 1;
}

/** What these commands say is what a preview shows. */
const MOVES_TRAFFIC: readonly ReleaseCommand['kind'][] = ['promote', 'canary', 'rollback', 'retire'];

/** Carries a command out in memory, and tells what it would do. @throws {ReleaseError} */
async function planCommand(request: ReleaseRequest, context: ReleaseContext): Promise<Preview> {
  const { command, json = false } = request;
  const plan = new DryRunStore(context.store);
  const preview = (refused: Preview['refused']): Promise<Preview> =>
    visitorsOf(context.store, plan).then((visitors) => ({
      command: command.kind,
      dryRun: true,
      store: context.store.location,
      ...('name' in command && command.name !== undefined && { part: command.name }),
      refused,
      warnings: [],
      ...visitors,
      writes: plan.written,
      deletes: plan.removed,
    }));
  try {
    const print = json || MOVES_TRAFFIC.includes(command.kind) ? () => undefined : printLines;
    await runCommand(request, { ...context, store: plan, print });
  } catch (error) {
    if (!(error instanceof Error && isReleaseProblem(error)) || !json) throw error;
    return preview([{ check: 'command', title: 'Command', message: error.message, mend: [] }]);
  }
  return preview([]);
}

/** Runs the release tool with its arguments. @throws {ReleaseError} */
export async function runRelease(
  args: readonly string[],
  { checks = [], remedies = workspaceRemedies }: ReleaseSurroundings = {},
): Promise<void> {
  const request = parseRequest(args);
  const { command, dryRun, portal, json = false } = request;
  // The package manager runs this in the workspace's root. Paths are relative to the user's current folder.
  const directory = process.env.INIT_CWD ?? process.cwd();
  if (command.kind === 'pages-render') {
    // Imported on demand: the other commands do not need a DOM.
    const { renderPages } = await import('./pages-command');
    return renderPages({
      portal: portal ?? '',
      out: command.out,
      unconfined: request.unconfined,
      directory,
    });
  }
  const context: Omit<ReleaseContext, 'store'> = {
    options: headersAppliedBy(request),
    dryRun,
    force: request.force,
    unconfined: request.unconfined,
    next: request.next === undefined ? undefined : openStore(request.next, directory),
    trust: await workspaceTrust(),
    directory,
  };
  const release = command.kind === 'doctor' ? command.release : command;
  // Imported on demand, as below: it knows how parts are built.
  if (release.kind === 'publish' && (dryRun || command.kind === 'doctor'))
    (await import('./prepare-release')).requirePart(release);
  const store = request.to === '' ? undefined : openStore(request.to, directory);
  const allChecks = [...checks, ...RELEASE_CHECKS];
  if (command.kind === 'doctor') {
    const examined = {
      command: command.release,
      context: store && { ...context, store },
      directory,
      portal,
      remedies,
    };
    const diagnosis = await diagnose(examined, allChecks);
    return report(diagnosis, describeDiagnosis(diagnosis), diagnosis.ready, json);
  }
  if (store === undefined) throw new Error('The command line has no store');
  if (!dryRun) return runCommand(request, { ...context, store });
  const preview =
    command.kind === 'publish'
      ? await previewRelease(
          { command, context: { ...context, store }, directory, portal, remedies },
          allChecks,
        )
      : await planCommand(request, { ...context, store });
  report(preview, describePreview(preview, remedies), preview.refused.length === 0, json);
}
