import type { RemoteOwner } from '@portal/contract';

const owners = new Map<string, RemoteOwner>();

/** Records the owner of a remote, so that every later report of the remote carries it. REG-6. */
export function setOwner(remote: string, owner: RemoteOwner | undefined): void {
  if (owner === undefined) owners.delete(remote);
  else owners.set(remote, owner);
}

/** Path of a release in every store; see the README of `@portal/releases`. Nothing in a version needs an encoding. */
const RELEASE_PATH = /\/remotes\/([\w-]+)\/([^%/\s]+)\//;

/** The remote's release that threw an error, from the topmost URL of a remote in its stack; undefined if there is none. */
export function findThrowingRelease(error: unknown): Pick<ReportContext, 'remote' | 'version'> | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, remote, version] = RELEASE_PATH.exec(error.stack ?? '') ?? [];
  return remote && version ? { remote, version } : undefined;
}

/**
 * The stage at which a part failed. `use`: it had loaded, and failed later. `download`: a download link could not
 * be requested. REM-3.
 */
export type ReportStage = 'registry' | 'manifest' | 'entry' | 'contract' | 'render' | 'use' | 'download';

/** The part that failed, its release, and the stage. */
export interface ReportContext {
  /** Default: `use`. */
  readonly stage?: ReportStage;
  /** Default: the remote whose code threw, according to the error's stack. */
  readonly remote?: string;
  /** Version of the remote's release. Default: as in the error's stack. */
  readonly version?: string;
}

/** A failure as the reporter receives it. */
export interface Report {
  readonly error: unknown;
  readonly context: ReportContext;
  /** Who is responsible for the remote of the context; undefined for the host. */
  readonly owner: RemoteOwner | undefined;
  /** Path of the page, without its query. */
  readonly route: string;
  /** Whether no code handled the error. If so, the feedback dialog opens. OBS-3. */
  readonly unhandled: boolean;
}

type ObserveReport = (report: Report) => void;

/** Maximum number of reports that are kept for observers that come later; a broken page can fail in a loop. */
const MAX_KEPT = 50;

const kept: Report[] = [];
const observers: ObserveReport[] = [];

/** Whether the page is being left: the browser then aborts its requests, which says nothing about the services. */
let isLeaving = false;
// Pages that are rendered ahead have no window.
for (const type of ['pagehide', 'pageshow'])
  globalThis.addEventListener?.(type, () => {
    isLeaving = type === 'pagehide';
  });

/** Passes a report to its observers, now or once they have loaded. OBS-12. */
export function submit(error: unknown, context: ReportContext, unhandled: boolean): void {
  if (isLeaving) return;
  const part: ReportContext = { stage: 'use', ...findThrowingRelease(error), ...context };
  const entry: Report = {
    error,
    context: part,
    owner: owners.get(part.remote ?? ''),
    unhandled,
    route: window.location.pathname,
  };
  if (kept.length < MAX_KEPT) kept.push(entry);
  for (const observe of observers) observe(entry);
}

/** Logs a failure and reports it, now or as soon as the reporter has loaded. OBS-1, OBS-2. */
export function report(error: unknown, context: ReportContext = {}): void {
  console.error(error);
  submit(error, context, false);
}

/** Calls `observe` with every report: those so far, and later ones. */
export function observeReports(observe: ObserveReport): void {
  observers.push(observe);
  for (const entry of [...kept]) observe(entry);
}

/** For tests: removes the observers and the reports. */
export function resetReports(): void {
  observers.length = 0;
  kept.length = 0;
}
