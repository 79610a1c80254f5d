import { type NotesLike, visibleNotes } from '@portal/catalog';
import { Alert } from '../../feedback/Alert';
import styles from './html.module.css';
import { SafeHtml } from './SafeHtml';

export interface NotesProps {
  /** Notes as content has them; blank ones are not shown. NOTE-1. */
  readonly value: NotesLike;
  /** `warning` is the style of a download page's notes (PAGE-1); default plain text. */
  readonly tone?: 'plain' | 'warning' | 'info';
}

/** Notes of a release, a section or a file; nothing at all when they are blank. */
export function Notes({ value, tone = 'plain' }: NotesProps) {
  const notes = visibleNotes(value);
  if (notes.length === 0) return null;
  const texts = notes.map((note) => <SafeHtml key={note} html={note} />);
  if (tone === 'plain') return <div className={styles.notes}>{texts}</div>;
  return (
    <Alert kind={tone} role="note">
      {texts}
    </Alert>
  );
}
