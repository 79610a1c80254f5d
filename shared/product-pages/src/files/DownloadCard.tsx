import { DownloadAlert, DownloadButton, type DownloadRequest } from '@portal/download-button';
import { FileCard, type FileField } from '@portal/ui/pages';
import type { ReactNode } from 'react';
import { CardAnchor } from './CardAnchor';
import styles from './files.module.css';

export interface DownloadCardProps {
  /** What the card is called: its file name, or what is downloaded. */
  readonly name: string;
  /** `null`: there is nothing that may be downloaded. */
  readonly request: DownloadRequest | null;
  /** Name of the button. Default: "Download". */
  readonly label?: string;
  /** Facts of the file. Default: none. */
  readonly fields?: readonly FileField[];
  /** Beside the name, such as a `Tag`. Default: none. */
  readonly extra?: ReactNode;
  /** Below the fields: notes, a description. */
  readonly children?: ReactNode;
}

/** One thing to download: its facts, its button, its own alert. */
export function DownloadCard({ request, label, children, ...card }: DownloadCardProps) {
  if (request === null) {
    return (
      <FileCard {...card}>
        {children}
        <p className={styles.muted}>This file cannot be downloaded: its address is not valid.</p>
      </FileCard>
    );
  }
  return (
    <CardAnchor alertKey={request.alertKey}>
      <FileCard
        {...card}
        action={<DownloadButton request={request} label={label} size="small" />}
        alert={<DownloadAlert alertKey={request.alertKey} />}
      >
        {children}
      </FileCard>
    </CardAnchor>
  );
}
