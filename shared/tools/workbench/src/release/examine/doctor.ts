import { mark } from '../../command-line/terminal';
import { type Check, type CheckResult, type Finding, passed, runChecks } from './run-checks';
import { type SubjectOptions, subjectOf } from './subject';

/** What `release doctor` found out. The shape of its JSON. */
export type Diagnosis = Awaited<ReturnType<typeof diagnose>>;

/** Examines a part: what keeps it from being released, and what fixes it. Writes nothing. */
export async function diagnose(options: SubjectOptions, checks: readonly Check[]) {
  const subject = subjectOf(options);
  const results = await runChecks(checks, subject);
  return {
    command: 'doctor',
    part: options.command.name,
    /** Absent if nothing tells which version it would be. */
    version: await subject.version().catch(() => undefined),
    /** Absent if no store is named. */
    store: options.context.store?.location,
    /** Whether nothing keeps the part from being released. */
    ready: results.every(passed),
    checks: results,
  };
}

const SIGNS = {
  ok: mark('good', '✓'),
  warning: mark('doubtful', '!'),
  blocked: mark('bad', '✗'),
  unchecked: mark('quiet', '–'),
} as const satisfies Readonly<Record<Finding['state'], string>>;

/** A check as lines for people: its sentences, then the commands that fix it. */
export function describeResult({ state, title, message, mend }: CheckResult): string[] {
  const [first = '', ...others] = message.split('\n');
  const text = state === 'unchecked' ? mark('quiet', first) : first;
  return [
    `${SIGNS[state]} ${mark('title', title)}: ${text}`,
    ...others.map((line) => `  ${line}`),
    ...mend.map((command) => `    ${mark('quiet', '$')} ${command}`),
  ];
}

/** A diagnosis as lines for people. */
export function describeDiagnosis({ part, version, store, checks, ready }: Diagnosis): string[] {
  const what = version === undefined ? part : `${part} ${version}`;
  const count = checks.filter(({ state }) => state === 'blocked').length;
  return [
    ...checks.flatMap(describeResult),
    '',
    ready
      ? mark('good', `Nothing keeps ${what} from being released to ${store}.`)
      : mark(
          'bad',
          `${count === 1 ? 'One thing keeps' : `${count} things keep`} ${what} from being released.`,
        ),
  ];
}
