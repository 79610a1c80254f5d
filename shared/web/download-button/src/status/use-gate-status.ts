import type { LicenseRequirement } from '@portal/catalog';
import { useSession } from '@portal/session';
import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { coverageKey, coverageStore } from '../gate/coverage';
import { previewLicense } from '../gate/license-preview';
import { whenOnScreen } from '../gate/on-screen';

/** What a download will require of the user, as far as it is known. STATUS-1. */
export type GateStatus =
  /** Nothing to say: not known yet, or signing in is enough and done. */
  'none' | 'sign-in' | 'sign-in-and-license' | 'covered' | 'not-covered';

/** What a download will require of the user. The license is checked once the card is on screen. STATUS-1, STATUS-2. */
export function useGateStatus(
  license: LicenseRequirement | null,
  card: RefObject<Element | null>,
): GateStatus {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : null;
  const key = email !== null && license !== null ? coverageKey(email, license) : '';
  const covered = useStore(coverageStore, (coverage) => coverage[key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the license
  useEffect(() => {
    if (email === null || license === null || covered !== undefined || card.current === null) return;
    // The status may be below the screen while the top of a high card is on it.
    const whole = card.current.closest('[role=group]') ?? card.current;
    return whenOnScreen(whole, () => previewLicense(email, license));
  }, [key, covered, card]);

  if (session.status === 'signed-out') return license === null ? 'sign-in' : 'sign-in-and-license';
  if (covered === undefined) return 'none';
  return covered ? 'covered' : 'not-covered';
}
