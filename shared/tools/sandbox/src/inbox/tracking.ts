import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { parse } from '../http/parse';

const details = v.record(v.string(), v.unknown());

const message = v.variant('type', [
  v.object({ type: v.literal('identify'), identity: details }),
  v.object({
    type: v.literal('event'),
    name: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    properties: details,
  }),
]);

/** Receives the messages of the tracker script, and returns them as JSON. */
export function registerTrackingRoutes(app: FastifyInstance, { inbox, clock }: SandboxContext): void {
  app.post('/tracking', { config: { call: 'tracking' } }, async (request, reply) => {
    const { id } = inbox.tracking.add(parse(message, request.body), clock());
    reply.code(202);
    return { id };
  });

  app.get('/tracking/events', async () => inbox.tracking.list());
  app.delete('/tracking/events', async () => ({ cleared: inbox.tracking.clear() }));
}
