import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addSources, formatPolicy, parsePolicy } from '@portal/document/policy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HttpProblem } from '../http/errors';
import { hostOf } from '../http/origin';
import { sandboxRoot } from '../paths';

const NAME = 'portal.config.json';

/** Path of the configuration: the site's own file if it exists, else the default. */
export function configPath(siteRoot: string | undefined): string {
  const own = siteRoot === undefined ? undefined : join(siteRoot, NAME);
  return own !== undefined && existsSync(own) ? own : join(sandboxRoot, NAME);
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

/** What a policy depends on in the configuration. The portal reports an invalid configuration. */
const overridesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    overrides: v.object({
      enabled: v.literal(true),
      allowedOrigins: v.optional(v.array(v.string()), []),
    }),
  }),
);

/** The local machine in CSP syntax, which supports neither other addresses of 127/8 nor `[::1]`. */
const HOSTS = ['localhost:*', '*.localhost:*', '127.0.0.1:*'];
const SCRIPTS = HOSTS.map((host) => `http://${host}`);
/** Dev servers announce changes through a WebSocket. */
const SOCKETS = HOSTS.map((host) => `ws://${host}`);

/**
 * Adds the sources that overrides need to a policy: scripts and connections to the local machine and to the
 * allowed origins. Returns the policy unchanged if the configuration does not enable overrides.
 */
export function addOverrideSources(policy: string, config: string): string {
  const result = v.safeParse(overridesSchema, config);
  if (!result.success) return policy;
  const { allowedOrigins } = result.output.overrides;
  const scripts = addSources(parsePolicy(policy), 'script-src', [...SCRIPTS, ...allowedOrigins]);
  return formatPolicy(addSources(scripts, 'connect-src', [...SCRIPTS, ...SOCKETS, ...allowedOrigins]));
}
