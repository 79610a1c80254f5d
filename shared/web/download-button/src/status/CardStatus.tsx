import { Icon } from '@portal/ui';
import { useRef } from 'react';
import type { DownloadRequest } from '../download/request';
import { DownloadProgressText } from './DownloadProgressText';
import styles from './status.module.css';
import { useContinueAfterSignIn } from './use-continue-after-sign-in';
import { type GateStatus, useGateStatus } from './use-gate-status';

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
          <span>{SIGN_IN}</span> <span>{LICENSE_REQUIRED}</span>
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
      <DownloadProgressText alertKey={request.alertKey} />
    </div>
  );
}
