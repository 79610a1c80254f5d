import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { HttpProblem } from '../http/errors';
import { parse } from '../http/parse';
import type { ErrorEnvelope } from './store';

const query = v.object({
  field: v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((field) => [field].flat()),
  ),
  groupBy: v.literal('release'),
});

const sessionItem = v.object({
  sid: v.string(),
  status: v.string(),
  attrs: v.object({ release: v.string() }),
});

type ReceivedSession = v.InferOutput<typeof sessionItem>;

/** The latest state of each session; updates have the id of the session that they change. */
function latestSessions(envelopes: readonly ErrorEnvelope[]): ReceivedSession[] {
  const latest = new Map<string, ReceivedSession>();
  for (const { items } of envelopes)
    for (const { type, payload } of items) {
      const parsed = type === 'session' ? v.safeParse(sessionItem, payload) : undefined;
      if (parsed?.success) latest.set(parsed.output.sid, parsed.output);
    }
  return [...latest.values()];
}

const FIELDS: Readonly<Record<string, (sessions: readonly ReceivedSession[]) => number | null>> = {
  'sum(session)': (sessions) => sessions.length,
  'crash_free_rate(session)': (sessions) =>
    sessions.length === 0
      ? null
      : sessions.filter(({ status }) => status !== 'crashed').length / sessions.length,
};

/**
 * The part of the error service's release health that `release canary --guard` reads: sessions by release. Period,
 * project and search are ignored, because the sandbox keeps the last envelopes only.
 */
export function registerSessionQueries(app: FastifyInstance, { inbox }: SandboxContext): void {
  app.get('/errors/api/0/organizations/:organization/sessions/', async (request) => {
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
      throw new HttpProblem(401, 'unauthorized', 'Authentication credentials were not provided.');
    const { field: fields } = parse(query, request.query, 'query');
    const unknown = fields.find((field) => !Object.hasOwn(FIELDS, field));
    if (unknown !== undefined) throw new HttpProblem(400, 'invalid-query', `Invalid field: "${unknown}"`);
    const sessions = latestSessions(inbox.errors.list().map(({ content }) => content));
    const releases = [...new Set(sessions.map(({ attrs }) => attrs.release))].sort();
    return {
      groups: releases.map((release) => {
        const own = sessions.filter(({ attrs }) => attrs.release === release);
        return {
          by: { release },
          totals: Object.fromEntries(fields.map((field) => [field, FIELDS[field]?.(own)])),
        };
      }),
    };
  });
}
