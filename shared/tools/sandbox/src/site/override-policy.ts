import { addSources, formatPolicy, parsePolicy } from '@portal/document/policy';
import * as v from 'valibot';

/** The part of `portal.config.json` that is read here. The portal reports an invalid configuration. */
const configSchema = v.pipe(
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
  const result = v.safeParse(configSchema, config);
  if (!result.success) return policy;
  const { allowedOrigins } = result.output.overrides;
  const scripts = addSources(parsePolicy(policy), 'script-src', [...SCRIPTS, ...allowedOrigins]);
  return formatPolicy(addSources(scripts, 'connect-src', [...SCRIPTS, ...SOCKETS, ...allowedOrigins]));
}
