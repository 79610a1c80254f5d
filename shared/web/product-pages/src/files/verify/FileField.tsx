import { Icon } from '@portal/ui';
import { type Ref, useEffect, useRef, useState } from 'react';
import styles from './verify.module.css';

/** Why there is no file to hash. */
export type Refusal = 'folder' | 'several' | 'no-file';

/** What a visitor chose or dropped. VERIFY-5. */
export type Choice =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const refused = (refusal: Refusal): Choice => ({ kind: 'refused', refusal });

/** The chosen file; refuses none and several. */
function chosenFile(files: ArrayLike<File>): Choice {
  const file = files[0];
  if (file === undefined) return refused('no-file');
  return files.length > 1 ? refused('several') : { kind: 'file', file };
}

/** The dropped file; refuses a folder, which browsers pass as a file that cannot be read. */
function droppedFile({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Choice {
  const isFolder = [...items].some((item) => item.webkitGetAsEntry?.()?.isDirectory === true);
  return files.length === 1 && isFolder ? refused('folder') : chosenFile(files);
}

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
