import { Icon } from '@portal/ui';
import { type Ref, useEffect, useRef, useState } from 'react';
import { type Choice, chosenFile, droppedFile } from './chosen-file';
import styles from './verify.module.css';

interface FileFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Name of the expected file. */
  readonly name: string;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * The field for the file: choose it, or drop it anywhere on the page, where the browser would otherwise open it
 * in place of the portal. VERIFY-5.
 */
export function FileField({ ref, name, onChoose }: FileFieldProps) {
  const [isDragging, setIsDragging] = useState(false);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => {
    const drag = (event: DragEvent) => {
      event.preventDefault();
      setIsDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsDragging(false);
      if (event.dataTransfer !== null) choose.current(droppedFile(event.dataTransfer));
    };
    const listeners = { dragover: drag, dragleave: leave, drop };
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][];
    for (const [type, listener] of entries) window.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) window.removeEventListener(type, listener);
    };
  }, []);
  return (
    <label className={styles.field} data-dragging={isDragging || undefined}>
      <Icon name="file" size={22} className={styles.icon} />
      <span>
        <strong>Choose the downloaded file</strong> or drop it here
      </span>
      <span className={styles.expected}>{name}</span>
      <input
        ref={ref}
        type="file"
        className={styles.input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Without this, the same file could not be chosen again, such as after its download has ended.
          currentTarget.value = '';
          if (files.length > 0) onChoose(chosenFile(files));
        }}
      />
    </label>
  );
}
