import type { Problem } from '@portal/contract/validation';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * An error that is sent as a status and a JSON body `{error, message, problems?}`.
 * `error` is a short code for programs, `message` a sentence for people.
 */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';

  constructor(
    readonly statusCode: number,
    readonly error: string,
    message: string,
    /** Invalid fields of the request, with paths such as `body.email`. */
    readonly problems?: readonly Problem[],
  ) {
    super(message);
  }
}

/** Sends every error as `{error, message}`, so that failed calls are self-explanatory and never end the process. */
export function sendErrorsAsJson(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpProblem, _request, reply) => {
    // Remove headers that were set for a file: the response is an error instead.
    reply.removeHeader('content-disposition').removeHeader('etag');
    if (error instanceof HttpProblem) return sendProblem(reply, error);
    // A path that cannot be a file, such as "//name", is handled like a missing file. Not returned: fastify would
    // wait for the response once more.
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return void reply.callNotFound();
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply
        .code(status)
        .headers(headersOf(error))
        .send({ error: errorWord(error), message: error.message });
    console.error(error);
    return reply.code(status).send({
      error: 'internal',
      message: 'Unexpected error in the local services. Their console has the details.',
    });
  });
}

/** Sends a 404 for a call that does not exist. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = `There is no ${request.method} ${pathOf(request)} here.`;
  return sendProblem(reply, new HttpProblem(404, 'not-found', message));
}

/** The path of a request, without its query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

function sendProblem(
  reply: FastifyReply,
  { statusCode, error, message, problems }: HttpProblem,
): FastifyReply {
  return reply.code(statusCode).send({ error, message, ...(problems && { problems }) });
}

/** Response headers of an error, such as `Content-Range` for 416. */
function headersOf(error: object): Record<string, string> {
  const headers = 'headers' in error && typeof error.headers === 'object' ? error.headers : null;
  return Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));
}

function errorWord(error: FastifyError): string {
  return (error.code ?? 'bad-request')
    .replace(/^FST_ERR_(CTP_)?/, '')
    .replaceAll('_', '-')
    .toLowerCase();
}
