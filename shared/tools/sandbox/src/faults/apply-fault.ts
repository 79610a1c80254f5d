import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { HttpProblem } from '../http/errors';
import { type Fault, MAX_WAIT_MS } from './store';

/** Delays responses for faults. All delays end when the server closes. */
export class ResponseDelays {
  readonly #ends = new Set<() => void>();

  /** Resolves after a time, or earlier if the client disconnects or the server closes. */
  delay(ms: number, response: ServerResponse): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#ends.delete(end);
        response.off('close', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#ends.add(end);
      response.on('close', end);
    });
  }

  /** Sends nothing more and closes the connection after {@link MAX_WAIT_MS}. */
  async hang(response: ServerResponse): Promise<void> {
    await this.delay(MAX_WAIT_MS, response);
    response.destroy();
  }

  endAll(): void {
    for (const end of [...this.#ends]) end();
  }
}

/**
 * Applies a fault to a request.
 * @returns `true` if the fault has ended the request, `false` if the request continues as usual.
 */
export async function applyFault(
  fault: Fault,
  reply: FastifyReply,
  delays: ResponseDelays,
): Promise<boolean> {
  if (fault.delayMs !== undefined) await delays.delay(fault.delayMs, reply.raw);
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
      delays.hang(reply.raw);
      return true;
    case 'abort':
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'truncate':
    case 'stall': {
      reply.hijack();
      const bytes = Buffer.from(bodyText(fault.body ?? '{"message": "this answer ends in the mid'));
      // The content length is larger than the body, so that every client waits for the rest.
      reply.raw.writeHead(200, { 'content-type': typeOf(fault), 'content-length': bytes.length * 2 });
      reply.raw.write(bytes, () => (fault.kind === 'stall' ? delays.hang(reply.raw) : reply.raw.destroy()));
      return true;
    }
  }
}

interface FaultBody {
  readonly body?: string | object | undefined;
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

function bodyText(body: string | object | undefined): string {
  return typeof body === 'string' ? body : JSON.stringify(body ?? '');
}
