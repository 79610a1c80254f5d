import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SEARCH_INDEX_PATH } from '@portal/search-index';
import { buildSearchIndex, serializeIndex } from '@portal/search-index/build';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { fieldOf, parse } from '../http/parse';
import { contentStamp, DEVELOP_CONTENT, MAIN_CONTENT } from './stamp';

/**
 * Folders of each branch, in search order. `develop` has only the files that differ from `main`: the
 * long-term-support release of 3DF.
 */
const BRANCHES: Readonly<Record<string, readonly string[]>> = {
  main: ['.'],
  develop: ['branches/develop', '.'],
};

/** Matches paths that cannot leave the folder. */
const SAFE_PATH = /^content-data(\/(?!\.)[\w. -]+)+$/;

/** Reads a file of a branch; `null` if it does not exist. */
async function readBranchFile(root: string, branch: string, path: string): Promise<Buffer | null> {
  if (!SAFE_PATH.test(path) || !Object.hasOwn(BRANCHES, branch)) return null;
  for (const folder of BRANCHES[branch] ?? []) {
    const bytes = await readFile(join(root, folder, path)).catch(() => null);
    if (bytes !== null) return bytes;
  }
  return null;
}

/** Path of the index in the content repository. */
const SEARCH_INDEX_FILE = `content-data/${SEARCH_INDEX_PATH}`;

/**
 * Builds the search index of a content root when it is first requested, and again when its content has changed. In
 * production, the content repository's CI builds it and commits it beside the content. BOX-5.
 */
function searchIndexOf(root: string): () => Promise<Buffer> {
  let built: { readonly stamp: string; readonly bytes: Promise<Buffer> } | undefined;
  const build = async () => {
    const develop = join(root, DEVELOP_CONTENT);
    const { index } = await buildSearchIndex(join(root, MAIN_CONTENT), { develop });
    return Buffer.from(serializeIndex(index));
  };
  return async () => {
    const stamp = contentStamp(root);
    if (built?.stamp !== stamp) built = { stamp, bytes: build() };
    return built.bytes;
  };
}

/** Maximum size of a file that the response contains, in bytes; as in the hosted service. */
const MAX_INLINE_BYTES = 1024 * 1024;
/** A line of base64 in the response. */
const BASE64_LINE = /.{1,60}/g;

const REPOSITORY = 'portal/content';

const params = v.object({ owner: v.string(), repo: v.string(), '*': v.string() });
const query = v.object({ ref: v.optional(v.string(), 'main') });

/**
 * The contents API of a hosted code repository, with the files in `content-data/`. The search index is built from
 * them, unless the folder has one. CALL-17, CALL-20, CALL-21, BOX-5.
 */
export function registerContentRoutes(app: FastifyInstance, { contentRoot }: SandboxContext): void {
  const searchIndex = searchIndexOf(contentRoot);
  const read = async (ref: string, path: string) =>
    (await readBranchFile(contentRoot, ref, path)) ??
    (ref === 'main' && path === SEARCH_INDEX_FILE ? await searchIndex() : null);
  app.get(
    '/repos/:owner/:repo/contents/*',
    { config: { call: 'content', subject: pathOf } },
    async (request, reply) => {
      const { owner, repo, '*': path } = parse(params, request.params, 'path');
      const { ref } = parse(query, request.query, 'query');
      const bytes = `${owner}/${repo}` === REPOSITORY ? await read(ref, path) : null;
      if (bytes === null) return reply.code(404).send(notFound);
      const sha = blobSha(bytes);
      const etag = `"${sha}"`;
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return {
        name: path.split('/').at(-1),
        path,
        sha,
        size: bytes.length,
        type: 'file',
        ...contentOf(bytes),
      };
    },
  );
}

const notFound = {
  message: 'Not Found',
  documentation_url: '/places/docs/rest/repos/contents#get-repository-content',
  status: '404',
};

function contentOf(bytes: Buffer): { encoding: string; content: string } {
  if (bytes.length > MAX_INLINE_BYTES) return { encoding: 'none', content: '' };
  const lines = bytes.toString('base64').match(BASE64_LINE) ?? [];
  return { encoding: 'base64', content: lines.map((line) => `${line}\n`).join('') };
}

/** The git object id of a file's content. */
function blobSha(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The file's path relative to `content-data/`, for faults. */
const pathOf = ({ params }: FastifyRequest): string => fieldOf(params, '*').replace(/^content-data\//, '');
