import { type RemoteRelease, TRUST_ELEMENT } from '@portal/contract';
import { type FailedPart, RemoteLoadError } from '../loader/errors';
import type { ReleaseOrigin } from './remote-status';

/** The code that verifies signatures. */
export interface SignatureModule {
  assertSigned(json: string, release: RemoteRelease, part: FailedPart, from: ReleaseOrigin): Promise<void>;
}

/** Refuses a release that is not signed as the host's document requires. TRUST-2. @throws {RemoteLoadError} */
export type CheckSignature = (release: RemoteRelease, part: FailedPart, from: ReleaseOrigin) => Promise<void>;

/**
 * The check that the host's document asks for; none if it has no trust. Its code is requested at once, so that it
 * loads in parallel with the registry and the scripts.
 */
export function signatureCheck(importModule: () => Promise<SignatureModule>): CheckSignature {
  const json = document.getElementById(TRUST_ELEMENT)?.textContent ?? '';
  if (json === '') return async () => undefined;
  let loading: Promise<SignatureModule> | undefined;
  const load = () => {
    loading ??= importModule().catch((error: unknown) => {
      loading = undefined; // the next check tries again
      throw error;
    });
    return loading;
  };
  load().catch(() => undefined); // the check reports it
  return async (release, part, from) => {
    const { assertSigned } = await load().catch((cause: unknown) => {
      throw new RemoteLoadError('contract', part, 'the code that verifies signatures could not be loaded', {
        cause,
      });
    });
    await assertSigned(json, release, part, from);
  };
}
