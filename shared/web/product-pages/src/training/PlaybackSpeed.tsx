import { useId, useState } from 'react';
import styles from './training.module.css';

/** Playback rates; 1 is normal. */
const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

interface PlaybackSpeedProps {
  readonly onChange: (rate: number) => void;
}

/** The speed of the video, for players that can be told. TRN-8. */
export function PlaybackSpeed({ onChange }: PlaybackSpeedProps) {
  const [rate, setRate] = useState(1);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Speed</label>
      <select
        id={id}
        value={rate}
        onChange={(event) => {
          setRate(Number(event.target.value));
          onChange(Number(event.target.value));
        }}
      >
        {RATES.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
    </div>
  );
}
