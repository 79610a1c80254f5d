import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../http/errors';
import { hostOf } from '../http/origin';
import { sandboxRoot } from '../paths';

const NAME = 'portal.config.json';

/** Path of the configuration: the site's own file if it exists, else the default. */
export function configPath(siteRoot: string | undefined): string {
  const own = siteRoot === undefined ? undefined : join(siteRoot, NAME);
  return own !== undefined && existsSync(own) ? own : join(sandboxRoot(), NAME);
}

/**
 * Reads the configuration for the origin of a request: `{protocol}` and `{host}` are replaced by those of the request,
 * because the error reporter needs an absolute URL.
 * @param path of the configuration, from {@link configPath}.
 */
export async function readConfig(path: string, request: FastifyRequest): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new HttpProblem(404, 'not-found', `There is no ${NAME}.`);
  });
  return text.replaceAll('{protocol}', request.protocol).replaceAll('{host}', hostOf(request));
}

/**
 * Serves the portal's configuration: the site's own file if it exists when the sandbox starts, else the
 * default. The file is read for each request, so edits apply at once.
 */
export function registerConfigRoute(app: FastifyInstance, siteRoot: string | undefined): void {
  const path = configPath(siteRoot);
  app.get(`/${NAME}`, { config: { call: 'config' } }, async (request, reply) => {
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return readConfig(path, request);
  });
}
