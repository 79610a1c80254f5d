import type { LicenseRequirement } from '@portal/catalog';
import { useSession } from '@portal/session';
import { Button, Icon } from '@portal/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FocusInCard } from '../alerts/FileAlert';
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

function RequestingText({ cancel }: Extract<DownloadProgress, { kind: 'requesting' }>) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLong && (
      <FocusInCard>
        Requesting the file…{' '}
        <Button kind="text" size="small" onClick={cancel}>
          Cancel
        </Button>
      </FocusInCard>
    )
  );
}

const RESULTS = {
  started: 'The download has started.',
  canceled: 'The download was canceled.',
} as const;

/** The progress of a download, for the user and assistive technology. Nothing before a click. DL-8. */
function DownloadProgressText({ request }: Pick<CardStatusProps, 'request'>) {
  const progress = useStore(progressStore, (downloads) => progressOf(request, downloads));
  if (progress === undefined) return null;
  if (progress.kind === 'requesting') return <RequestingText {...progress} />;
  return <p>{RESULTS[progress.kind]}</p>;
}

export interface CardStatusProps {
  /** The id of the text that describes the Download button. */
  readonly id: string;
  readonly request: DownloadRequest;
}

/** What is known of the license, in the exact texts of STATUS-1. */
const LICENSE_STATUS = {
  covered: { icon: 'check', className: styles.covered, text: 'Covered by your license' },
  'not-covered': { icon: 'license', className: styles.missing, text: 'Not covered by a license' },
} as const;

function StatusText({ status }: { readonly status: GateStatus }) {
  if (status === 'none') return null;
  if (status === 'covered' || status === 'not-covered') {
    const { icon, className, text } = LICENSE_STATUS[status];
    return (
      <span className={className}>
        <Icon name={icon} size={14} /> {text}
      </span>
    );
  }
  return (
    <>
      <span>Sign in to download</span>
      {status === 'sign-in-and-license' && (
        <>
          {' '}
          · <span>License required</span>
        </>
      )}
    </>
  );
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
