import { type NotesLike, sortNotes, visibleNotes } from '@portal/catalog';
import { type ReactNode, useState } from 'react';
import { Button } from '../../button/Button';
import { Alert, type AlertProps } from '../../feedback/Alert';
import { cx } from '../../support/cx';
import styles from './html.module.css';
import { SafeHtml } from './SafeHtml';

/** Below which width a text is folded. */
type FoldedAt = 'never' | 'narrow' | 'every-width';

interface FoldableProps {
  readonly at: FoldedAt;
  /** How much of it is shown: news are less important. */
  readonly shown: 'paragraph' | 'twoLines';
  readonly children: ReactNode;
}

/**
 * A text of which the first lines are shown and a button, if it is long. Whether it folds depends on its length alone,
 * so nothing moves after the first paint. NOTE-3.
 */
function Foldable({ at, shown, children }: FoldableProps) {
  const [open, setOpen] = useState(false);
  if (at === 'never') return children;
  const isWide = at === 'every-width';
  return (
    <>
      <div className={cx(!open && styles.folded, !open && styles[shown], isWide && styles.wide)}>
        {children}
      </div>
      <Button
        kind="text"
        size="small"
        className={cx(styles.fold, isWide && styles.wide)}
        onClick={() => setOpen(!open)}
      >
        {/* In an element of its own, it changes where a translator has replaced it. UI-12. */}
        <span>{open ? 'Show less' : 'Show more'}</span>
      </Button>
    </>
  );
}

/** How long a text is: its words, without the markup. */
const lengthOf = (text: string) => text.replace(/<[^>]*>/g, '').length;

/** Characters that fill about eight lines at 360 px. */
const LONG = 260;

/** Notes are folded on narrow screens, if they are long. */
const foldNotes = (texts: readonly string[]): FoldedAt =>
  lengthOf(texts.join('')) > LONG ? 'narrow' : 'never';

/** About the characters of a line at 360 px, and in a page of 1,440 px. */
const NARROW_LINE = 36;
const WIDE_LINE = 110;

/** The lines that texts fill. */
const linesOf = (texts: readonly string[], line: number) =>
  texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(lengthOf(text) / line)), 0);

/** News are folded at every width at which they have more than two lines. */
function foldNews(texts: readonly string[]): FoldedAt {
  if (linesOf(texts, WIDE_LINE) > 2) return 'every-width';
  return linesOf(texts, NARROW_LINE) > 2 ? 'narrow' : 'never';
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

/** A list can have a text twice, so its place is the key. */
const toHtml = (text: string, place: number): ReactNode => <SafeHtml key={place} html={text} />;

interface NoteBoxProps extends Pick<AlertProps, 'kind' | 'title'> {
  readonly texts: readonly string[];
  /** Default: false. */
  readonly isNews?: boolean;
}

/** A box with notes, which long ones make foldable; renders nothing without notes. */
function NoteBox({ kind, title, texts, isNews = false }: NoteBoxProps) {
  if (texts.length === 0) return null;
  return (
    <Alert kind={kind} role="note" title={title}>
      <Foldable at={isNews ? foldNews(texts) : foldNotes(texts)} shown={isNews ? 'twoLines' : 'paragraph'}>
        <div className={styles.texts}>{texts.map(toHtml)}</div>
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
        <NoteBox kind="info" title="What is new" texts={news} isNews />
      </>
    );
  }
  const notes = visibleNotes(value);
  if (tone === 'info') return <NoteBox kind="info" title={title} texts={notes} />;
  if (notes.length === 0) return null;
  return <div className={styles.notes}>{notes.map(toHtml)}</div>;
}
