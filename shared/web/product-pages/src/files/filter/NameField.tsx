import { useEffect, useId, useState } from 'react';
import styles from './filter.module.css';

/** Time after the last key before the filter changes: browsers limit how often an address may change. Unit: ms. */
const TYPING_PAUSE_MS = 250;

export interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The search box of the filter. It follows the address, but keeps what is being typed. */
export function NameField({ value, onChange }: NameFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  /** The value that `text` was last in step with. */
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  const typed = text.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` is new in each render
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => {
      setKnown(typed);
      onChange(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);

  return (
    <div className={styles.name}>
      <label htmlFor={id}>File name</label>
      <input
        id={id}
        type="search"
        className={styles.input}
        value={text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
