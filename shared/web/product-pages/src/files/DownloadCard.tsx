import type { FileEntry } from '@portal/api/content';
import {
  cardAnchor,
  cardAnchorFromHash,
  DownloadAlert,
  DownloadButton,
  type DownloadRequest,
} from '@portal/download-button';
import type { CardStatusProps } from '@portal/download-button/status';
import { cx, FileCard, type FileField } from '@portal/ui';
import { type PropsWithChildren, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { idlePart } from '../state/idle-part';
import styles from './files.module.css';
import { whyUnavailable } from './page-files';
import type { CardToolsProps } from './tools/CardTools';

/**
 * The anchor of a card. If the URL's hash names it, the card scrolls into view and is highlighted. A link to it gives the
 * focus to its Download button; nothing else loses the focus. PAGE-34.
 */
function CardAnchor({ alertKey, children }: PropsWithChildren<{ readonly alertKey: string }>) {
  const container = useRef<HTMLDivElement>(null);
  const anchor = cardAnchor(alertKey);
  // Of the addressed card, asked while it renders: a link that also chooses the language is gone afterwards.
  const [focused] = useState(() => (cardAnchorFromHash() === anchor ? document.activeElement : null));

  useEffect(() => {
    if (!focused) return;
    const card = container.current;
    card?.scrollIntoView?.({ block: 'center' });
    if (focused.matches('a'))
      card?.querySelector<HTMLElement>('[data-download]')?.focus({ preventScroll: true });
  }, [focused]);

  return (
    <div ref={container} id={anchor} className={cx(styles.place, focused && styles.addressed)}>
      {children}
    </div>
  );
}

/** The status of a card. A click on Download loads its code again if it could not be loaded. STATUS-1. */
export const LazyCardStatus = idlePart<CardStatusProps>(
  () => import(/* webpackChunkName: "card-tools" */ '@portal/download-button/status'),
);

/** The tools of a card, or its check box. A card without them still has its Download button. */
const LazyCardTools = idlePart<CardToolsProps>(
  () => import(/* webpackChunkName: "card-tools" */ './tools/CardTools'),
);

interface DownloadCardProps {
  /** Title of the card: the file name, or the name of the download. */
  readonly name: string;
  /** `null` if the download target is not valid; the card then shows a message. */
  readonly request: DownloadRequest | null;
  /** Label of the button. Default: "Download". */
  readonly label?: string;
  /** Details of the file. Default: none. */
  readonly fields?: readonly FileField[];
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
        <p className={styles.muted}>
          This file cannot be downloaded, nor is there a command for it: {whyUnavailable(entry)}.
        </p>
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
