import * as v from 'valibot';
import { nonEmpty } from './registry/schema';

/** A team's public key. */
const trustedKey = v.object({
  /** Name of the key, such as `cae-2026-11`. A team can have several, to replace one by another. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]*$/, 'must be lower-case, such as cae-2026-11')),
  /** The 32 bytes of the Ed25519 public key, base64. */
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64')),
  /** Names of the remotes whose releases it may sign; `host` for an operator's key. TRUST-5. */
  remotes: v.array(nonEmpty),
  /** ISO 8601 date since which it counts no more. Default: it counts. */
  revoked: v.optional(v.pipe(v.string(), v.isoDate())),
});

const oldestVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'must be a version, such as 1.2.0'));

/** Whose signatures the shell accepts. Part of the host's document. */
export const trustSchema = v.object({
  /** `require`: only signed releases run. `prefer`: unsigned ones run, too. `off`: signatures are not looked at. */
  mode: v.picklist(['require', 'prefer', 'off']),
  keys: v.array(trustedKey),
  /** The oldest version of a remote that may run, by name. Default: any. */
  oldest: v.optional(v.record(nonEmpty, oldestVersion), {}),
});

export type Trust = v.InferOutput<typeof trustSchema>;
export type TrustedKey = v.InferOutput<typeof trustedKey>;
