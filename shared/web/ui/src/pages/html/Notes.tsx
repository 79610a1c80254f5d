import { type NotesLike, sortNotes, visibleNotes } from '@portal/catalog';
import { type ReactNode, useState } from 'react';
import { Button } from '../../button/Button';
import { Alert, type AlertProps } from '../../feedback/Alert';
import { cx } from '../../support/cx';
import styles from './html.module.css';
import { SafeHtml } from './SafeHtml';

interface FoldableProps {
  /** Length of the text, in characters: a long one is folded on narrow screens. */
  readonly length: number;
  readonly children: ReactNode;
}

/** Characters that fill about eight lines at 360 px. */
const LONG = 260;

/**
 * A text of which narrow screens show the first lines and a button, if it is long. Whether it folds depends on its
 * length alone, so nothing moves after the first paint. NOTE-3.
 */
function Foldable({ length, children }: FoldableProps) {
  const [open, setOpen] = useState(false);
  if (length <= LONG) return children;
  return (
    <>
      <div className={cx(!open && styles.folded)}>{children}</div>
      <Button kind="text" size="small" className={styles.fold} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show more'}
      </Button>
    </>
  );
}

export interface NotesProps {
  /** Notes in any shape that content uses; blank ones are not shown. NOTE-1. */
  readonly value: NotesLike;
  /** News beside those that the notes mark, for the tone `warning`. Default: none. NOTE-2. */
  readonly highlights?: NotesLike;
  /**
   * `warning` is the style of the notes of a download page (PAGE-1); what content marks as news is shown as news.
   * Default: `plain`.
   */
  readonly tone?: 'plain' | 'warning' | 'info';
  /** Title of notes with the tone `info`. Default: none. */
  readonly title?: string;
}

interface NoteBoxProps extends Pick<AlertProps, 'kind' | 'title'> {
  readonly texts: readonly string[];
}

/** A box with notes, which long ones make foldable; renders nothing without notes. */
function NoteBox({ kind, title, texts }: NoteBoxProps) {
  if (texts.length === 0) return null;
  return (
    <Alert kind={kind} role="note" title={title}>
      <Foldable length={texts.join('').length}>
        <div className={styles.texts}>
          {texts.map((text) => (
            <SafeHtml key={text} html={text} />
          ))}
        </div>
      </Foldable>
    </Alert>
  );
}

/** Notes of a release, a section or a file; renders nothing when they are blank. */
export function Notes({ value, highlights, tone = 'plain', title }: NotesProps) {
  if (tone === 'warning') {
    const { notes, news } = sortNotes(value, highlights);
    return (
      <>
        <NoteBox kind="warning" texts={notes} />
        <NoteBox kind="info" title="What is new" texts={news} />
      </>
    );
  }
  const notes = visibleNotes(value);
  if (tone === 'info') return <NoteBox kind="info" title={title} texts={notes} />;
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <SafeHtml key={note} html={note} />
      ))}
    </div>
  );
}
