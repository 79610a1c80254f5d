import { ReleaseError } from '@portal/releases';
import * as v from 'valibot';
import type { ErrorService } from '../health/error-service';
import type { GuardOptions } from '../request';

/** What the error service counted of a release. */
export interface SessionHealth {
  readonly sessions: number;
  /** Share of sessions without a crash, from 0 to 1; `null` without sessions. */
  readonly crashFree: number | null;
}

/** What the guard makes of a look at the figures. */
export type Judgement =
  | { readonly kind: 'wait'; readonly text: string }
  | { readonly kind: 'fine'; readonly text: string }
  | { readonly kind: 'worse'; readonly text: string };

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

const told = ({ sessions, crashFree }: SessionHealth): string =>
  crashFree === null ? 'no sessions' : `${percent(crashFree)} of ${sessions} sessions crash-free`;

/** Compares the canary with the default release. CANARY-3. */
export function judge(
  canary: SessionHealth,
  defaultRelease: SessionHealth,
  { margin, minSessions }: Pick<GuardOptions, 'margin' | 'minSessions'>,
): Judgement {
  const text = `canary ${told(canary)}, default ${told(defaultRelease)}`;
  const enough = Math.min(canary.sessions, defaultRelease.sessions) >= minSessions;
  if (!enough || canary.crashFree === null || defaultRelease.crashFree === null)
    return { kind: 'wait', text: `${text}; ${minSessions} sessions of each are needed` };
  const isWorse = (defaultRelease.crashFree - canary.crashFree) * 100 > margin;
  return isWorse
    ? { kind: 'worse', text: `${text}: more than ${margin} points worse` }
    : { kind: 'fine', text };
}

const answer = v.object({
  groups: v.array(
    v.object({
      by: v.object({ release: v.string() }),
      totals: v.object({
        'sum(session)': v.number(),
        'crash_free_rate(session)': v.nullable(v.number()),
      }),
    }),
  ),
});

const NOTHING: SessionHealth = { sessions: 0, crashFree: null };

/** Reads the sessions of releases, by release. A release that none was counted of is absent. */
export type ReadSessions = (
  releases: readonly string[],
  since: Date,
) => Promise<(release: string) => SessionHealth>;

/** Reads from the release health of the error service. CANARY-3. @throws {ReleaseError} */
export const readSessions =
  (service: ErrorService): ReadSessions =>
  async (releases, since) => {
    const json = await service('sessions', [
      ['field', 'sum(session)'],
      ['field', 'crash_free_rate(session)'],
      ['groupBy', 'release'],
      ['query', `release:[${releases.join(',')}]`],
      ['start', since.toISOString()],
      ['end', new Date().toISOString()],
      ['interval', '1h'],
    ]);
    const parsed = v.safeParse(answer, json);
    if (!parsed.success) throw new ReleaseError('The error service sent no sessions by release');
    const health = new Map(
      parsed.output.groups.map(({ by, totals }) => [
        by.release,
        { sessions: totals['sum(session)'], crashFree: totals['crash_free_rate(session)'] },
      ]),
    );
    return (release) => health.get(release) ?? NOTHING;
  };
