import { isUserError } from '../../command-line/failure';
import type { Subject } from './subject';

/** What a check found out. */
export interface Finding {
  /**
   * `ok`, `warning`: the release can be published. `blocked`: it would be refused. `unchecked`: something that the check
   * needs is blocked.
   */
  readonly state: 'ok' | 'warning' | 'blocked' | 'unchecked';
  /** Sentences for people. */
  readonly message: string;
  /** Commands that fix it, in order. */
  readonly mend: readonly string[];
}

const stated =
  (state: Finding['state']) =>
  (message: string, ...mend: readonly string[]): Finding => ({ state, message, mend });

export const ok = stated('ok');
export const warning = stated('warning');
export const blocked = stated('blocked');
const unchecked = stated('unchecked');

/** One thing that can keep a part from being released. */
export interface Check {
  /** Its name in JSON. Never changes. */
  readonly id: string;
  /** Its name for people. */
  readonly title: string;
  /** Ids of earlier checks without which this one has nothing to look at. */
  readonly needs: readonly string[];
  /** Whether it is about remotes only. Default: about the host, too. */
  readonly remotesOnly?: true;
  /** Whether `--force` overrides it. Default: no. */
  readonly canForce?: true;
  run(subject: Subject): Promise<Finding>;
}

/** The result of a check. */
export interface CheckResult extends Finding {
  readonly check: string;
  readonly title: string;
}

/** Whether what was checked keeps nobody from releasing the part. */
export const passed = ({ state }: Finding): boolean => state === 'ok' || state === 'warning';

/** An error that was not expected is named as such. */
function findingOf(error: unknown): Finding {
  if (isUserError(error)) return blocked(error.message);
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return blocked(`It could not be checked: ${reason}`);
}

/** What `--force` overrides is published all the same. */
const forced = (finding: Finding): Finding =>
  finding.state === 'blocked' ? { ...finding, state: 'warning', mend: [] } : finding;

async function runCheck(check: Check, subject: Subject): Promise<Finding> {
  const finding = await check.run(subject).catch(findingOf);
  return check.canForce && subject.context.force ? forced(finding) : finding;
}

/**
 * Runs the entries of a table of checks, in order. What cannot be checked blocks: nobody knows whether the release would
 * be refused.
 */
export async function runChecks(checks: readonly Check[], subject: Subject): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks.filter(({ remotesOnly }) => !remotesOnly || subject.command.name !== 'host')) {
    const { id, title, needs } = check;
    const missing = results.find((result) => needs.includes(result.check) && !passed(result));
    const finding =
      missing === undefined
        ? await runCheck(check, subject)
        : unchecked(`Not checked: first “${missing.title}”.`);
    results.push({ check: id, title, ...finding });
  }
  return results;
}
