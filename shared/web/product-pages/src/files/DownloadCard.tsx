import type { FileEntry } from '@portal/api/content';
import { DownloadAlert, DownloadButton, type DownloadRequest } from '@portal/download-button';
import { FileCard, type FileField } from '@portal/ui/pages';
import { type ReactNode, useId } from 'react';
import { CardAnchor } from './CardAnchor';
import styles from './files.module.css';
import { LazyCardStatus } from './LazyCardStatus';
import { LazyCardTools } from './LazyCardTools';

export interface DownloadCardProps {
  /** Title of the card: the file name, or the name of the download. */
  readonly name: string;
  /** `null` if the download target is not valid; the card then shows a message. */
  readonly request: DownloadRequest | null;
  /** Label of the button. Default: "Download". */
  readonly label?: string;
  /** Details of the file. Default: none. */
  readonly fields?: readonly FileField[];
  /** Shown next to the name, such as a `Tag`. Default: none. */
  readonly extra?: ReactNode;
  /** The file as content lists it. Default: `null`, such as for a demo viewer. */
  readonly entry?: FileEntry | null;
  /** Shown below the fields: notes, a description. Default: none. */
  readonly children?: ReactNode;
}

/** The card of one download: its details, its button and its alert. */
export function DownloadCard({ request, label, entry = null, children, ...card }: DownloadCardProps) {
  const statusId = useId();
  if (request === null) {
    return (
      <FileCard {...card}>
        {children}
        <p className={styles.muted}>This file cannot be downloaded: its address is not valid.</p>
      </FileCard>
    );
  }
  const tools = { name: card.name, request, entry };
  return (
    <CardAnchor alertKey={request.alertKey}>
      <FileCard
        {...card}
        action={
          <DownloadButton
            request={request}
            label={label}
            file={card.name}
            size="small"
            aria-describedby={statusId}
          />
        }
        status={<LazyCardStatus id={statusId} request={request} />}
        selection={entry && <LazyCardTools select {...tools} />}
        tools={<LazyCardTools {...tools} />}
        alert={<DownloadAlert alertKey={request.alertKey} />}
      >
        {children}
      </FileCard>
    </CardAnchor>
  );
}
