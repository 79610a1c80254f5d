import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { HttpProblem } from '../http/errors';
import { parse } from '../http/parse';
import type { ErrorEnvelope } from './store';

type Compute = (values: readonly number[]) => number | null;

const count: Compute = (values) => values.length;
const sum: Compute = (values) => values.reduce((total, value) => total + value, 0);
/** The value that three quarters of the values do not exceed; null without values. */
const p75: Compute = (values) => {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
};

const AGGREGATES: Readonly<Record<string, Compute>> = { count, sum, p75 };
const METRIC = /^(count|sum|p75)\(value,([\w.]+),(?:counter|distribution),[\w-]+\)$/;

/** The name under which errors are counted. */
const ERROR = 'error';

/** An aggregate as the error service's API writes it: `p75(value,portal.lcp,distribution,millisecond)`, `count()`. */
interface Aggregate {
  /** The field as it was requested; the response uses it as the key. */
  readonly field: string;
  readonly compute: Compute;
  /** What is aggregated: a metric, or errors. */
  readonly metric: string;
}

/** Parses an aggregate; null for a plain field. */
function parseAggregate(field: string): Aggregate | null {
  if (field === 'count()') return { field, compute: count, metric: ERROR };
  const [, name = '', metric = ''] = METRIC.exec(field) ?? [];
  const compute = AGGREGATES[name];
  return compute === undefined ? null : { field, compute, metric };
}

/** A measurement, or an error as the value 1, with the fields that queries can group it by. */
interface ReceivedValue {
  /** Name of the metric; `error` for errors. */
  readonly metric: string;
  readonly value: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

const attribute = v.object({ value: v.unknown() });
const metricsItem = v.object({
  items: v.array(
    v.object({
      name: v.string(),
      value: v.number(),
      attributes: v.optional(v.record(v.string(), attribute), {}),
    }),
  ),
});
const errorItem = v.object({ release: v.optional(v.string()) });

function valuesOf({ type, payload }: ErrorEnvelope['items'][number]): ReceivedValue[] {
  if (type === 'trace_metric') {
    const parsed = v.safeParse(metricsItem, payload);
    if (!parsed.success) return [];
    return parsed.output.items.map(({ name, value, attributes }) => ({
      metric: name,
      value,
      fields: Object.fromEntries(Object.entries(attributes).map(([key, one]) => [key, one.value])),
    }));
  }
  const error = type === 'event' ? v.safeParse(errorItem, payload) : undefined;
  return error?.success ? [{ metric: ERROR, value: 1, fields: { release: error.output.release } }] : [];
}

/** @throws {HttpProblem} 401 if a request has no token. */
function requireToken({ headers }: FastifyRequest): void {
  if (!/^Bearer \S+$/.test(headers.authorization ?? ''))
    throw new HttpProblem(401, 'unauthorized', 'Authentication credentials were not provided.');
}

/** One field or several. */
const fieldNames = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((field) => [field].flat()),
);

const eventQuery = v.object({
  dataset: v.picklist(['tracemetrics', 'errors']),
  field: fieldNames,
});

/**
 * The part of the error service's API that `release status --health` reads: aggregates over what was received,
 * grouped by one field. Period, project and search are ignored, because the sandbox keeps the last envelopes only.
 */
export function registerEventQueries(app: FastifyInstance, { inbox }: SandboxContext): void {
  app.get('/errors/api/0/organizations/:organization/events/', async (request) => {
    requireToken(request);
    const { dataset, field: fields } = parse(eventQuery, request.query, 'query');
    const aggregates = fields.flatMap((field) => parseAggregate(field) ?? []);
    const [groupBy, ...others] = fields.filter((field) => parseAggregate(field) === null);
    if (groupBy === undefined || others.length > 0 || aggregates.length === 0)
      throw new HttpProblem(400, 'invalid-query', 'The sandbox needs one plain field and an aggregate.');
    const wanted = dataset === 'errors' ? [ERROR] : aggregates.map(({ metric }) => metric);
    const received = inbox.errors.list().flatMap(({ content }) => content.items.flatMap(valuesOf));
    const values = received.filter(
      ({ metric, fields: own }) => wanted.includes(metric) && typeof own[groupBy] === 'string',
    );
    const groups = [...new Set(values.map(({ fields: own }) => own[groupBy]))];
    const data = groups.map((group) => ({
      [groupBy]: group,
      ...Object.fromEntries(
        aggregates.map(({ field, compute, metric }) => {
          const own = values.filter((one) => one.metric === metric && one.fields[groupBy] === group);
          return [field, compute(own.map(({ value }) => value))];
        }),
      ),
    }));
    return { data, meta: { dataset } };
  });
}

const sessionQuery = v.object({
  field: fieldNames,
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
    requireToken(request);
    const { field: fields } = parse(sessionQuery, request.query, 'query');
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
