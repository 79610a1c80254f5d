import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import {
  allowedScripts,
  DryRunStore,
  type Headers,
  type HostChangeOptions,
  openStore,
  ReleaseError,
  workspaceTrust,
} from '@portal/releases';
import { isUserError } from '../command-line/failure';
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
import type { ReleaseRequest, StoreCommand } from './request';

/** Time that headers may take to be served, in milliseconds. A CDN can need minutes. */
const TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 250;
/** Time that the portal may take for one response. */
const RESPONSE_TIMEOUT_MS = 5_000;
const REQUIRED_SUCCESSES = 3;
/** Also true where an interrupted change is finished, and the new host is live already. */
const UNCHANGED = 'the documents stay as they are. Look at release status.';
/** A page of every host. */
const PAGE = '/start';

/** Runs the operator's program attached to this terminal. @throws {ReleaseError} if it fails. */
async function runHeadersProgram(program: string): Promise<void> {
  const child = spawn(program, { shell: true, stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new ReleaseError(`${program} ended with ${code ?? signal}; ${UNCHANGED}`);
}

/** Whether a running portal's policy allows all of these scripts. False if the request fails, or takes too long. */
async function allows(portal: string, scripts: readonly string[]): Promise<boolean> {
  const page = new URL(PAGE, portal);
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const response = await fetch(page, { headers: { accept: 'text/html' }, cache: 'no-store', signal })
    .then((received) => received.body?.cancel().then(() => received) ?? received)
    .catch(() => null);
  const policy = response?.headers.get('content-security-policy') ?? '';
  return scripts.every((script) => policy.includes(script));
}

/** Polls the portal until it serves the new headers. @throws {ReleaseError} after the timeout. */
async function waitUntilServed(portal: string, headers: Headers): Promise<void> {
  const scripts = allowedScripts(headers);
  // During a reload, an old server process can respond once more after a new one has.
  let successes = 0;
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
    successes = (await allows(portal, scripts)) ? successes + 1 : 0;
    if (successes === REQUIRED_SUCCESSES) return;
    await setTimeout(POLL_INTERVAL_MS);
  }
  throw new ReleaseError(
    `${portal} does not send the new headers after ${TIMEOUT_MS / 1000} s; ${UNCHANGED} Once the server sends headers.json (nginx: host/headers.conf), run the command again.`,
  );
}

/** Options that apply the host's headers as the request specifies; empty without `--apply-headers` and `--portal`. */
function headersAppliedBy({ applyHeaders, portal, dryRun }: ReleaseRequest): HostChangeOptions {
  if (dryRun || (applyHeaders === undefined && portal === undefined)) return {};
  return {
    async applyHeaders(headers) {
      if (applyHeaders !== undefined) await runHeadersProgram(applyHeaders);
      if (portal !== undefined) await waitUntilServed(portal, headers);
    },
  };
}

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
