import { type NotesLike, visibleNotes } from '@portal/catalog';
import { Alert } from '../../feedback/Alert';
import styles from './html.module.css';
import { SafeHtml } from './SafeHtml';

export interface NotesProps {
  /** Notes in any shape that content uses; blank ones are not shown. NOTE-1. */
  readonly value: NotesLike;
  /** `warning` is the style of the notes of a download page (PAGE-1). Default: `plain`. */
  readonly tone?: 'plain' | 'warning' | 'info';
}

/** Notes of a release, a section or a file; renders nothing when they are blank. */
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
