import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { HttpProblem, pathOf } from '../http/errors';
import { parse } from '../http/parse';
import { applyFault } from './apply-fault';
import { faultSchema } from './store';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route in faults. */
    call?: string;
    /** Subject of a request for faults: a product or a path. */
    subject?: (request: FastifyRequest) => string;
  }
}

const FAULTS_PATH = '/services/faults';
/** Size limit of a fault, in bytes. Its response body can be a very long list. */
const MAX_FAULT_BYTES = 4 * 1024 * 1024;
const byId = v.object({
  id: v.pipe(v.string(), v.digits('must be the number of a fault'), v.transform(Number)),
});

/** Header of requests that no fault applies to. Its value is known in this process only. */
const WITHOUT_FAULTS_HEADER = 'x-without-faults';
const secret = randomUUID();
/** Headers for requests of the services to themselves, which are answered without faults. */
export const WITHOUT_FAULTS = { [WITHOUT_FAULTS_HEADER]: secret } as const;

/** The beginning of a call that is one of addresses. */
const ADDRESSES = 'static:';

/**
 * `POST /services/faults` injects a fault, `GET` lists all faults, `DELETE` clears them. A fault of a call that no later
 * route has is refused: it would apply to nothing, and the test that injects it could not fail.
 */
export function registerFaultRoutes(app: FastifyInstance, { faults }: Pick<SandboxContext, 'faults'>): void {
  const calls = new Set<string>();
  app.addHook('onRoute', ({ config }) => void (config?.call !== undefined && calls.add(config.call)));

  app.post(FAULTS_PATH, { bodyLimit: MAX_FAULT_BYTES }, async (request, reply) => {
    const fault = parse(faultSchema, request.body);
    const [name = ''] = fault.call.split(':', 1);
    if (!calls.has(name) && !fault.call.startsWith(ADDRESSES)) {
      const known = [...[...calls].sort(), ADDRESSES].join(', ');
      const reason = `must be a call that there is: ${known}`;
      throw new HttpProblem(400, 'invalid-input', `body.call ${reason}`, [{ path: 'body.call', reason }]);
    }
    reply.code(201);
    return faults.add(fault);
  });

  app.get(FAULTS_PATH, async () => faults.list());

  app.delete(FAULTS_PATH, async () => ({ cleared: faults.clear() }));

  app.delete(`${FAULTS_PATH}/:id`, async (request) => {
    const { id } = parse(byId, request.params, 'path');
    if (faults.clear(id) === 0) throw new HttpProblem(404, 'not-found', `There is no fault ${id}.`);
    return { cleared: 1 };
  });
}

/** Applies injected faults to requests before the routes of `app` handle them. */
export function applyFaults(app: FastifyInstance, { faults }: Pick<SandboxContext, 'faults'>): void {
  const closing = new AbortController();
  // The hook runs twice for a request that a route forwards to the not-found handler.
  const seen = new WeakSet<FastifyRequest>();

  app.addHook('preHandler', async (request, reply) => {
    const path = pathOf(request);
    if (seen.has(request) || path.startsWith(FAULTS_PATH)) return;
    if (request.headers[WITHOUT_FAULTS_HEADER] === secret) return;
    seen.add(request);
    const { call, subject } = request.routeOptions.config;
    const fault = faults.take({ method: request.method, path, call, subject: subject?.(request) });
    if (fault !== undefined && (await applyFault(fault, reply, closing.signal))) return reply;
  });

  app.addHook('preClose', async () => closing.abort());
}
