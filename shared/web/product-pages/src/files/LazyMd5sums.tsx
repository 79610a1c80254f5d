import type { FileEntry } from '@portal/api/content';
import { idlePart } from '../state/idle-part';
import styles from './files.module.css';

interface Md5sumsProps {
  readonly files: readonly FileEntry[];
}

const SaveMd5sums = idlePart<Md5sumsProps>(() =>
  import(/* webpackChunkName: "card-tools" */ './sums/SaveMd5sums').then(
    ({ default: component }) => component,
  ),
);

/** The MD5 sums of a section as a file. VERIFY-7. */
export const LazyMd5sums = ({ files }: Md5sumsProps) =>
  files.some(({ md5sum }) => md5sum !== '') && (
    <div className={styles.sums}>
      <SaveMd5sums files={files} />
    </div>
  );
