import { allow, parsePolicy, policyText } from '@portal/federation/policy';
import * as v from 'valibot';

/** What is read of `portal.config.json`; a wrong one is the portal's to tell. */
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

/** This machine, as a policy can name it: it knows neither other addresses of 127/8 nor `[::1]`. */
const HOSTS = ['localhost:*', '*.localhost:*', '127.0.0.1:*'];
const SCRIPTS = HOSTS.map((host) => `http://${host}`);
/** A dev server tells of changes through a socket. */
const SOCKETS = HOSTS.map((host) => `ws://${host}`);

/**
 * The policy with what overrides need: scripts and descriptions from this machine and the allowed origins.
 * Where the configuration does not enable overrides the policy stays as it is.
 */
export function withOverrides(policy: string, config: string): string {
  const result = v.safeParse(configSchema, config);
  if (!result.success) return policy;
  const { allowedOrigins } = result.output.overrides;
  const scripts = allow(parsePolicy(policy), 'script-src', [...SCRIPTS, ...allowedOrigins]);
  return policyText(allow(scripts, 'connect-src', [...SCRIPTS, ...SOCKETS, ...allowedOrigins]));
}
