import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from './problem';

/** Every failure leaves as `{error, message}`, so that a wrong call explains itself and none ends the process. */
export function answerErrorsAsJson(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpProblem, request, reply) => {
    // Headers that were set for a file do not describe the error in its place.
    reply.removeHeader('content-disposition').removeHeader('etag');
    if (error instanceof HttpProblem) return sendProblem(reply, error);
    // An address that can name no file, such as "//name", is like any other that has none.
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return reply.callNotFound();
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply
        .code(status)
        .headers(headersOf(error))
        .send({ error: wordFor(error), message: error.message });
    request.log.error(error);
    return reply.code(status).send({
      error: 'internal',
      message: 'The local services met an unexpected failure; their log says more.',
    });
  });
}

/** The answer to a call that does not exist. */
export function unknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
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

/** Headers that belong to an error, such as the `Content-Range` of 416. */
function headersOf(error: object): Record<string, string> {
  const headers = 'headers' in error && typeof error.headers === 'object' ? error.headers : null;
  return Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));
}

function wordFor(error: FastifyError): string {
  return (error.code ?? 'bad-request')
    .replace(/^FST_ERR_(CTP_)?/, '')
    .replaceAll('_', '-')
    .toLowerCase();
}
