import { ReleaseError } from '@portal/federation/release';
import * as v from 'valibot';

/** How long the error service may take for one query, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** One row of an answer: the field that it is grouped by, and its aggregates by their names. */
export type Row = Readonly<Record<string, unknown>>;

/** Asks the error service for aggregates of one dataset, grouped by one field. @throws {ReleaseError} */
export type Query = (
  dataset: 'tracemetrics' | 'errors',
  fields: readonly string[],
) => Promise<readonly Row[]>;

const answer = v.object({ data: v.array(v.record(v.string(), v.unknown())) });

/**
 * Opens the API of the error service with the variables of its own tools: `SENTRY_URL` (default `https://sentry.io`),
 * `SENTRY_ORG`, `SENTRY_AUTH_TOKEN`, and `SENTRY_PROJECT` (the number of a project; default: all).
 * @param days the period that is asked for.
 * @throws {ReleaseError} if one is missing.
 */
export function errorService(env: NodeJS.ProcessEnv, days: number): Query {
  const { SENTRY_URL = 'https://sentry.io', SENTRY_ORG, SENTRY_AUTH_TOKEN, SENTRY_PROJECT } = env;
  if (!SENTRY_ORG || !SENTRY_AUTH_TOKEN)
    throw new ReleaseError('Set SENTRY_ORG and SENTRY_AUTH_TOKEN, and SENTRY_URL unless it is sentry.io.');
  return async (dataset, fields) => {
    const url = new URL(`${SENTRY_URL.replace(/\/+$/, '')}/api/0/organizations/${SENTRY_ORG}/events/`);
    url.searchParams.set('dataset', dataset);
    url.searchParams.set('statsPeriod', `${days}d`);
    if (SENTRY_PROJECT) url.searchParams.set('project', SENTRY_PROJECT);
    for (const field of fields) url.searchParams.append('field', field);
    const headers = { authorization: `Bearer ${SENTRY_AUTH_TOKEN}` };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { headers, signal }).catch((cause: unknown) => {
      throw new ReleaseError(`${url.origin} could not be reached`, { cause });
    });
    if (!response.ok) throw new ReleaseError(`${url.origin} responded ${response.status} for ${dataset}`);
    const parsed = v.safeParse(answer, await response.json().catch(() => undefined));
    if (!parsed.success) throw new ReleaseError(`${url.origin} sent no rows for ${dataset}`);
    return parsed.output.data;
  };
}
