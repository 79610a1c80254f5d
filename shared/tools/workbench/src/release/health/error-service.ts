import { ReleaseError, requestFailure } from '@portal/releases';
import * as v from 'valibot';

/** How long the error service may take for one query, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Asks an endpoint of the error service's organization; resolves to its JSON. @throws {ReleaseError} */
export type ErrorService = (
  endpoint: 'events' | 'sessions',
  parameters: readonly (readonly [name: string, value: string])[],
) => Promise<unknown>;

/**
 * Opens the API of the error service with the variables of its own tools: `SENTRY_URL` (default `https://sentry.io`),
 * `SENTRY_ORG`, `SENTRY_AUTH_TOKEN`, and `SENTRY_PROJECT` (the number of a project; default: all).
 * @throws {ReleaseError} if one is missing.
 */
export function errorService(env: NodeJS.ProcessEnv): ErrorService {
  const { SENTRY_URL = 'https://sentry.io', SENTRY_ORG, SENTRY_AUTH_TOKEN, SENTRY_PROJECT } = env;
  if (!SENTRY_ORG || !SENTRY_AUTH_TOKEN)
    throw new ReleaseError('Set SENTRY_ORG and SENTRY_AUTH_TOKEN, and SENTRY_URL unless it is sentry.io.');
  return async (endpoint, parameters) => {
    const url = new URL(`${SENTRY_URL.replace(/\/+$/, '')}/api/0/organizations/${SENTRY_ORG}/${endpoint}/`);
    if (SENTRY_PROJECT) url.searchParams.set('project', SENTRY_PROJECT);
    for (const [name, value] of parameters) url.searchParams.append(name, value);
    const headers = { authorization: `Bearer ${SENTRY_AUTH_TOKEN}` };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { headers, signal }).catch((cause: unknown) => {
      throw new ReleaseError(`${url.origin} could not be reached: ${requestFailure(cause)}`, { cause });
    });
    if (!response.ok) throw new ReleaseError(`${url.origin} responded ${response.status} for ${endpoint}`);
    return response.json().catch((cause: unknown) => {
      throw new ReleaseError(`${url.origin} sent no JSON for ${endpoint}`, { cause });
    });
  };
}

/** What the error service counted of a release. */
export interface SessionHealth {
  readonly sessions: number;
  /** Share of sessions without a crash, from 0 to 1; `null` without sessions. */
  readonly crashFree: number | null;
}

const groups = v.object({
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
    const parsed = v.safeParse(groups, json);
    if (!parsed.success) throw new ReleaseError('The error service sent no sessions by release');
    const health = new Map(
      parsed.output.groups.map(({ by, totals }) => [
        by.release,
        { sessions: totals['sum(session)'], crashFree: totals['crash_free_rate(session)'] },
      ]),
    );
    return (release) => health.get(release) ?? NOTHING;
  };
