import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problem';
import { aggregate, parseAggregate } from './aggregates';
import { ERROR, receivedValues } from './received-values';

const query = v.object({
  dataset: v.picklist(['tracemetrics', 'errors']),
  field: v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((field) => [field].flat()),
  ),
});

/**
 * The part of the error service's API that `release status --health` reads: aggregates over what was received,
 * grouped by one field. Period, project and search are ignored, because the sandbox keeps the last envelopes only.
 */
export function registerEventQueries(app: FastifyInstance, { inbox }: SandboxContext): void {
  app.get('/errors/api/0/organizations/:organization/events/', async (request) => {
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
      throw new HttpProblem(401, 'unauthorized', 'Authentication credentials were not provided.');
    const { dataset, field: fields } = parse(query, request.query, 'query');
    const aggregates = fields.flatMap((field) => parseAggregate(field) ?? []);
    const [groupBy, ...others] = fields.filter((field) => parseAggregate(field) === null);
    if (groupBy === undefined || others.length > 0 || aggregates.length === 0)
      throw new HttpProblem(400, 'invalid-query', 'The sandbox needs one plain field and an aggregate.');
    const wanted = dataset === 'errors' ? [ERROR] : aggregates.map(({ metric }) => metric);
    const values = receivedValues(inbox.errors.list().map(({ content }) => content)).filter(
      ({ metric, fields: own }) => wanted.includes(metric) && typeof own[groupBy] === 'string',
    );
    const groups = [...new Set(values.map(({ fields: own }) => own[groupBy]))];
    const data = groups.map((group) => ({
      [groupBy]: group,
      ...Object.fromEntries(
        aggregates.map(({ field, name, metric = ERROR }) => {
          const own = values.filter((one) => one.metric === metric && one.fields[groupBy] === group);
          return [
            field,
            aggregate(
              name,
              own.map(({ value }) => value),
            ),
          ];
        }),
      ),
    }));
    return { data, meta: { dataset } };
  });
}
