import { TRUST_ELEMENT } from '@portal/contract';
import { RemoteLoadError } from '../loader/errors';
import type { Candidate } from './source';

/** Refuses a release that is not signed as the host's document requires. TRUST-2. @throws {RemoteLoadError} */
export type CheckSignature = (candidate: Candidate) => Promise<void>;

/**
 * The check that the host's document asks for; none if it has no trust. Its code is requested at once, so that it
 * loads in parallel with the registry and the scripts.
 */
export function signatureCheck(): CheckSignature {
  const json = document.getElementById(TRUST_ELEMENT)?.textContent ?? '';
  if (json === '') return async () => undefined;
  const load = () => import(/* webpackChunkName: "signatures" */ '../loader/verify-signature');
  load().catch(() => undefined); // the check tries again, and reports it
  return async (candidate) => {
    const { assertSigned } = await load().catch((cause: unknown) => {
      const reason = 'the code that verifies signatures could not be loaded';
      throw new RemoteLoadError('contract', candidate.part, reason, { cause });
    });
    await assertSigned(json, candidate);
  };
}
