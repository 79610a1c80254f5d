import { type Owner, ownerOf } from './owners';
import { findThrowingRelease } from './throwing-release';

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
  readonly owner: Owner | undefined;
  /** Path of the page, without its query. */
  readonly route: string;
  /** Whether no code handled the error. If so, the feedback dialog opens. OBS-3. */
  readonly unhandled: boolean;
}

/** Receives reports. */
export type ReportSink = (report: Report) => void;

/** Maximum number of queued reports until the reporter has loaded; a broken page can fail in a loop. */
const QUEUE_LIMIT = 50;

const queue: Report[] = [];
let sink: ReportSink | undefined;

/** Passes a report to the reporter, or queues it until the reporter has loaded. */
export function submit(error: unknown, context: ReportContext, unhandled: boolean): void {
  const part: ReportContext = { stage: 'use', ...findThrowingRelease(error), ...context };
  const entry: Report = {
    error,
    context: part,
    owner: ownerOf(part.remote),
    unhandled,
    route: window.location.pathname,
  };
  if (sink !== undefined) sink(entry);
  else if (queue.length < QUEUE_LIMIT) queue.push(entry);
}

/** Logs a failure and reports it, now or as soon as the reporter has loaded. OBS-1, OBS-2. */
export function report(error: unknown, context: ReportContext = {}): void {
  console.error(error);
  submit(error, context, false);
}

/** Sets the sink of all reports; queued reports are sent to it at once. */
export function setReportSink(next: ReportSink): void {
  sink = next;
  for (const entry of queue.splice(0)) next(entry);
}

/** For tests: removes the sink and clears the queue. */
export function resetReports(): void {
  sink = undefined;
  queue.length = 0;
}
