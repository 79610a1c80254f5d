import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
/** Close to the best compression, which takes ten times as long. */
const QUALITY = 9;
/** Documents whose compressed variant is kept. */
const KEPT = 500;

const kept = new Map<string, Promise<Buffer>>();

/** The compressed variant of a document, which is compressed once. */
function compressed(hash: string, html: string): Promise<Buffer> {
  const known = kept.get(hash);
  if (known !== undefined) return known;
  const bytes = compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  kept.set(hash, bytes);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return bytes;
}

/** Sends a document that is no file: compressed if the browser accepts it, and not again if it has it. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const isCompressed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const tag = `"${hash}${isCompressed ? '-br' : ''}"`;
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('etag', tag);
  if (String(request.headers['if-none-match'] ?? '').includes(tag)) return reply.code(304).send();
  if (!isCompressed) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compressed(hash, html));
}
