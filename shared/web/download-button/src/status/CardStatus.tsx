import type { LicenseRequirement } from '@portal/catalog';
import { useSession } from '@portal/session';
import { Button, Icon } from '@portal/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useFocusInCard } from '../alerts/FileAlert';
import { type DownloadProgress, progressOf, progressStore } from '../download/progress';
import type { DownloadRequest } from '../download/request';
import { useContinueAfterSignIn } from '../download/sign-in';
import { coverageKey, coverageStore, previewLicense } from '../gate/license-preview';
import { whenOnScreen } from '../gate/waits';
import styles from './status.module.css';

/** What a download will require of the user, as far as it is known. STATUS-1. */
type GateStatus =
  /** Nothing to say: not known yet, or signing in is enough and done. */
  'none' | 'sign-in' | 'sign-in-and-license' | 'covered' | 'not-covered';

/** What a download will require of the user. The license is checked once the card is on screen. STATUS-1, STATUS-2. */
function useGateStatus(license: LicenseRequirement | null, card: RefObject<Element | null>): GateStatus {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : null;
  const key = email !== null && license !== null ? coverageKey(email, license) : '';
  const covered = useStore(coverageStore, (coverage) => coverage[key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the license
  useEffect(() => {
    if (email === null || license === null || card.current === null) return;
    // The status may be below the screen while the top of a high card is on it.
    const whole = card.current.closest('[role=group]') ?? card.current;
    // Also with an answer, which may be old.
    return whenOnScreen(whole, () => previewLicense(email, license));
  }, [key, card]);

  if (session.status === 'signed-out') return license === null ? 'sign-in' : 'sign-in-and-license';
  if (covered === undefined) return 'none';
  return covered ? 'covered' : 'not-covered';
}

/** A request that takes longer is told, and can be canceled. Unit: milliseconds. DL-8. */
const LONG_MS = 1_000;

type Requesting = Extract<DownloadProgress, { kind: 'requesting' }>;

function LongRequest({ cancel }: Pick<Requesting, 'cancel'>) {
  const place = useRef<HTMLDivElement>(null);
  useFocusInCard(place);
  return (
    <div ref={place}>
      Requesting the file…{' '}
      <Button kind="text" size="small" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}

function RequestingText(props: Pick<Requesting, 'cancel'>) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <LongRequest {...props} />;
}

const RESULTS = {
  started: 'The download has started.',
  canceled: 'The download was canceled.',
} as const;

/** The progress of a download, for the user and assistive technology. Nothing before a click. DL-8. */
function DownloadProgressText({ request }: Pick<CardStatusProps, 'request'>) {
  const progress = useStore(progressStore, (downloads) => progressOf(request, downloads));
  if (progress === undefined) return null;
  if (progress.kind === 'requesting') return <RequestingText cancel={progress.cancel} />;
  return <p>{RESULTS[progress.kind]}</p>;
}

export interface CardStatusProps {
  /** The id of the text that describes the Download button. */
  readonly id: string;
  readonly request: DownloadRequest;
}

/** The exact texts of STATUS-1. */
const SIGN_IN = 'Sign in to download';
const COVERED = 'Covered by your license';
const NOT_COVERED = 'Not covered by a license';
const LICENSE_REQUIRED = 'License required';

function StatusText({ status }: { readonly status: GateStatus }) {
  switch (status) {
    case 'none':
      return null;
    case 'sign-in':
      return <span>{SIGN_IN}</span>;
    case 'sign-in-and-license':
      return (
        <>
          <span>{SIGN_IN}</span> · <span>{LICENSE_REQUIRED}</span>
        </>
      );
    case 'covered':
      return (
        <span className={styles.covered}>
          <Icon name="check" size={14} /> {COVERED}
        </span>
      );
    case 'not-covered':
      return (
        <span className={styles.missing}>
          <Icon name="license" size={14} /> {NOT_COVERED}
        </span>
      );
  }
}

/** What a download will require, before anybody clicks, and its progress after the click. STATUS-1, DL-8. */
export default function CardStatus({ id, request }: CardStatusProps) {
  const container = useRef<HTMLDivElement>(null);
  const status = useGateStatus(request.access.license, container);
  useContinueAfterSignIn(request);
  return (
    <div ref={container} className={styles.status}>
      <p id={id} className={styles.gate}>
        <StatusText status={status} />
      </p>
      {/* From the start: what comes into a status is announced, a status that comes with its text often is not. */}
      <div role="status" className={styles.progress}>
        <DownloadProgressText request={request} />
      </div>
    </div>
  );
}
