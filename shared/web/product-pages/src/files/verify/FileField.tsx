import { breakAtUnderscores, Icon } from '@portal/ui';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
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
  const onDrop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setIsDragging(false);
    if (event.dataTransfer !== null) onChoose(droppedFile(event.dataTransfer));
  });
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const onDrag = (event: DragEvent) => {
      event.preventDefault();
      setIsDragging(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsDragging(false);
    };
    window.addEventListener('dragover', onDrag, { signal });
    window.addEventListener('dragleave', onLeave, { signal });
    window.addEventListener('drop', (event) => onDrop(event), { signal });
    return () => unmounted.abort();
  }, []);
  return (
    <label className={styles.field} data-dragging={isDragging || undefined}>
      <Icon name="file" size={22} className={styles.icon} />
      <span>
        <strong>Choose the downloaded file</strong> or drop it here
      </span>
      <span className={styles.expected}>{breakAtUnderscores(name)}</span>
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
