import { useId } from 'react';
import styles from './training.module.css';

interface VideoFilterProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The number of videos that match; `null` without a filter. */
  readonly found: number | null;
  readonly total: number;
}

/** Filters the videos by their names, and says how many there are. TRN-10. */
export function VideoFilter({ text, onChange, found, total }: VideoFilterProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Filter videos</label>
      <input id={id} type="search" value={text} onChange={(event) => onChange(event.target.value)} />
      <span role="status">{found === null ? '' : `${found} of ${total} videos`}</span>
    </div>
  );
}
