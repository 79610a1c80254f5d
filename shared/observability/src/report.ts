import { originOf } from './origin';

/**
 * How far a part came before it failed; `use`: it was there, and broke while somebody used it.
 * `download`: the link of a download could not be had.
 */
export type ReportStage = 'registry' | 'manifest' | 'entry' | 'contract' | 'render' | 'use' | 'download';

/** Where a failure belongs: which part, which of its releases, and how far it came. */
export interface ReportContext {
  /** Default: `use`. */
  readonly stage?: ReportStage;
  /** Default: the remote whose code threw, if its stack tells. */
  readonly remote?: string;
  /** The release of the remote. */
  readonly version?: string;
}

export interface Report {
  readonly error: unknown;
  readonly context: ReportContext;
  /** Path of the page, without its query. */
  readonly route: string;
  /** Whether nobody had dealt with it: then the user is asked what happened. OBS-3. */
  readonly unhandled: boolean;
}

export type ReportSink = (report: Report) => void;

/** How many reports are kept until the reporter has loaded; a broken page can fail in a loop. */
const QUEUE_LIMIT = 50;

const queue: Report[] = [];
let sink: ReportSink | undefined;

export function submit(error: unknown, context: ReportContext, unhandled: boolean): void {
  const entry: Report = {
    error,
    context: { stage: 'use', ...originOf(error), ...context },
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

/** Hands over every report so far, and each later one. */
export function setReportSink(next: ReportSink): void {
  sink = next;
  for (const entry of queue.splice(0)) next(entry);
}

/** For tests: as before the reporter has loaded. */
export function resetReports(): void {
  sink = undefined;
  queue.length = 0;
}
