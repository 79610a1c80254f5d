import type { FileEntry } from '@portal/api/content';
import { type ComponentType, lazy, Suspense } from 'react';
import styles from './files.module.css';

interface Md5sumsProps {
  readonly files: readonly FileEntry[];
}

/** A part of the cards' tools. Without them, the row stays empty. */
const SaveMd5sums = lazy(
  (): Promise<{ default: ComponentType<Md5sumsProps> }> =>
    import(/* webpackChunkName: "card-tools" */ './sums/SaveMd5sums').catch(() => ({ default: () => null })),
);

/** The MD5 sums of a section as a file. VERIFY-7. */
export const LazyMd5sums = ({ files }: Md5sumsProps) =>
  files.some(({ md5sum }) => md5sum !== '') && (
    <div className={styles.sums}>
      <Suspense>
        <SaveMd5sums files={files} />
      </Suspense>
    </div>
  );
