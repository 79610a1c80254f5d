import { ReleaseError } from '@portal/federation/release';
import * as v from 'valibot';
import type { ErrorService } from '../health/error-service';
import type { SessionHealth } from './judge';

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
