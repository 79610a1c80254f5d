import { DryRunStore, openStore, workspaceTrust } from '@portal/releases';
import { isUserError } from '../command-line/failure';
import { headersAppliedBy } from './apply-headers';
import { parseRequest } from './arguments';
import type { CommandContext, ReleaseContext } from './change';
import { runCommand } from './commands';
import { RELEASE_CHECKS } from './examine/checks';
import { describePreview } from './examine/describe-preview';
import { describeDiagnosis, diagnose } from './examine/doctor';
import { type Preview, previewRelease, visitorsOf } from './examine/preview';
import { workspaceRemedies } from './examine/remedies';
import type { Check } from './examine/run-checks';
import { renderPages } from './pages-command';
import { requirePart } from './prepare-release';
import type { StoreCommand } from './request';

const printLines = (lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

/** Prints a result, as JSON or for people. Something that keeps a release fails the command. */
function report(result: object, lines: readonly string[], isFine: boolean, json: boolean): void {
  if (json) console.log(JSON.stringify(result, null, 2));
  else printLines(lines);
  if (!isFine) process.exitCode = 1;
}

/** Prints lines below a heading: they say that things are done. */
function printAsDryRun(): typeof printLines {
  let heading = ['As a dry run:'];
  return (lines) => {
    printLines([...heading, ...lines.map((line) => `  ${line}`)]);
    heading = [];
  };
}

/** What these commands say is what a preview shows. */
const MOVES_TRAFFIC: readonly StoreCommand['kind'][] = ['promote', 'canary', 'rollback', 'retire'];

/** Carries a command out in memory, and tells what it would do. @throws {ReleaseError} */
async function planCommand(command: StoreCommand, context: ReleaseContext, json: boolean): Promise<Preview> {
  const plan = new DryRunStore(context.store);
  const refused: Preview['refused'][number][] = [];
  try {
    const isSilent = json || MOVES_TRAFFIC.includes(command.kind);
    const print = isSilent ? () => undefined : printAsDryRun();
    await runCommand(command, { ...context, store: plan, print });
  } catch (error) {
    if (!json || !isUserError(error)) throw error;
    refused.push({ check: 'command', title: 'Command', message: error.message, mend: [] });
  }
  return {
    command: command.kind,
    dryRun: true,
    store: context.store.location,
    ...('name' in command && command.name !== undefined && { part: command.name }),
    refused,
    warnings: [],
    ...(await visitorsOf(context.store, plan)),
    writes: plan.written,
    deletes: plan.removed,
  };
}

/**
 * Runs the release tool with its arguments.
 * @param checks those before the ones of every release, where a remote has a repository of its own. Default: none.
 * @param remedies default: those of this workspace.
 * @throws {ReleaseError}
 */
export async function runRelease(
  args: readonly string[],
  checks: readonly Check[] = [],
  remedies = workspaceRemedies,
): Promise<void> {
  const request = parseRequest(args);
  const { command, to, next, json = false } = request;
  // The package manager runs this in the workspace's root. Paths are relative to the user's current folder.
  const directory = process.env.INIT_CWD ?? process.cwd();
  const release = command.kind === 'doctor' ? command.release : command;
  if (release.kind === 'publish') requirePart(release);
  const common: CommandContext = {
    ...request,
    options: headersAppliedBy(request),
    next: next === undefined ? undefined : openStore(next, directory),
    trust: await workspaceTrust(),
    print: printLines,
    directory,
  };
  if (command.kind === 'pages-render') return renderPages(command.portal, command.out, common);
  const store = to === undefined ? undefined : openStore(to, directory);
  const allChecks = [...checks, ...RELEASE_CHECKS];
  if (command.kind === 'doctor') {
    const subject = { command: command.release, context: { ...common, store }, remedies };
    const diagnosis = await diagnose(subject, allChecks);
    return report(diagnosis, describeDiagnosis(diagnosis), diagnosis.ready, json);
  }
  if (store === undefined) throw new Error('The command line has no store');
  const context: ReleaseContext = { ...common, store };
  if (!context.dryRun) return runCommand(command, context);
  const preview =
    command.kind === 'publish'
      ? await previewRelease({ command, context, remedies }, allChecks)
      : await planCommand(command, context, json);
  report(preview, describePreview(preview, remedies), preview.refused.length === 0, json);
}
