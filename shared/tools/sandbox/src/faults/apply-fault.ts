import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { HttpProblem } from '../http/errors';
import { type Fault, MAX_WAIT_MS } from './store';

/** What a fault sends of a response that ends too early, unless it says what. */
const CUT_OFF = '{"message": "this answer ends in the mid';

/** Resolves after a time, or earlier if the client disconnects or the server closes. */
async function delay(ms: number, response: ServerResponse, closing: AbortSignal): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const signal = AbortSignal.any([gone.signal, closing]);
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}

/** Sends nothing more and closes the connection after {@link MAX_WAIT_MS}. */
async function hang(response: ServerResponse, closing: AbortSignal): Promise<void> {
  await delay(MAX_WAIT_MS, response, closing);
  response.destroy();
}

/**
 * Applies a fault to a request.
 * @param closing is aborted when the server closes.
 * @returns `true` if the fault has ended the request, `false` if the request continues as usual.
 */
export async function applyFault(fault: Fault, reply: FastifyReply, closing: AbortSignal): Promise<boolean> {
  if (fault.delayMs !== undefined) await delay(fault.delayMs, reply.raw, closing);
  // The client has closed the connection during the delay.
  if (reply.raw.destroyed) return true;
  switch (fault.kind) {
    case 'latency':
      return false;
    case 'status':
      reply.headers(fault.headers ?? {});
      if (fault.body === undefined) {
        reply.header('cache-control', 'no-store');
        throw new HttpProblem(
          fault.status,
          'fault',
          `The local services were told to answer ${fault.status}.`,
        );
      }
      send(reply, fault.status, fault);
      return true;
    case 'body':
      send(reply, fault.status ?? 200, fault);
      return true;
    case 'hang':
      reply.hijack();
      void hang(reply.raw, closing);
      return true;
    case 'abort':
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'truncate':
    case 'stall': {
      reply.hijack();
      const bytes = Buffer.from(bodyText(fault.body === undefined ? CUT_OFF : fault.body));
      // The content length is larger than the body, so that every client waits for the rest.
      reply.raw.writeHead(200, { 'content-type': typeOf(fault), 'content-length': bytes.length * 2 });
      reply.raw.write(bytes, () => (fault.kind === 'stall' ? hang(reply.raw, closing) : reply.raw.destroy()));
      return true;
    }
  }
}

interface FaultBody {
  readonly body?: unknown;
  readonly contentType?: string | undefined;
}

function send(reply: FastifyReply, status: number, fault: FaultBody): void {
  reply.code(status).header('cache-control', 'no-store').type(typeOf(fault)).send(bodyText(fault.body));
}

function typeOf({ contentType, body }: FaultBody): string {
  if (contentType !== undefined) return contentType;
  return typeof body === 'string' && body.trimStart().startsWith('<')
    ? 'text/html; charset=utf-8'
    : 'application/json';
}

function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
