import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { pathOf } from '../http/errors';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problem';
import { applyFault } from './apply-fault';
import { faultSchema } from './schema';
import { Waiting } from './waiting';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name that faults know a route by. */
    call?: string;
    /** What a call is about: a product, a path. */
    subject?: (request: FastifyRequest) => string;
  }
}

const ADDRESS = '/services/faults';
/** Bytes of an order; its answer may be a list as long as lists ever get. */
const LARGEST_FAULT = 4 * 1024 * 1024;
const byId = v.object({
  id: v.pipe(v.string(), v.digits('must be the number of a fault'), v.transform(Number)),
});

/** `POST /services/faults` orders a failure, `GET` lists them, `DELETE` clears them. */
export function faultCalls(app: FastifyInstance, { faults }: Pick<SandboxContext, 'faults'>): void {
  app.post(ADDRESS, { bodyLimit: LARGEST_FAULT }, async (request, reply) => {
    reply.code(201);
    return faults.add(parse(faultSchema, request.body));
  });

  app.get(ADDRESS, async () => faults.list());

  app.delete(ADDRESS, async () => ({ cleared: faults.clear() }));

  app.delete(`${ADDRESS}/:id`, async (request) => {
    const { id } = parse(byId, request.params, 'path');
    if (faults.clear(id) === 0) throw new HttpProblem(404, 'not-found', `There is no fault ${id}.`);
    return { cleared: 1 };
  });
}

/** Lets ordered faults happen, before any route of `app` sees its request. */
export function strikeFaults(app: FastifyInstance, { faults }: Pick<SandboxContext, 'faults'>): void {
  const waiting = new Waiting();
  // A request that a route hands on to the not-found handler passes the hook twice.
  const seen = new WeakSet<FastifyRequest>();

  app.addHook('preHandler', async (request, reply) => {
    const path = pathOf(request);
    if (seen.has(request) || path.startsWith(ADDRESS)) return;
    seen.add(request);
    const { call, subject } = request.routeOptions.config;
    const fault = faults.take({ method: request.method, path, call, subject: subject?.(request) });
    if (fault !== undefined && (await applyFault(fault, reply, waiting))) return reply;
  });

  app.addHook('preClose', async () => waiting.endAll());
}
