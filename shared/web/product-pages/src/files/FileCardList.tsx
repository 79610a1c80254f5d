import type { FileEntry } from '@portal/api/content';
import { CardList } from '@portal/ui/pages';
import { use } from 'react';
import { idlePart } from '../state/idle-part';
import { FileItem } from './FileItem';
import { FileViewContext } from './file-view';
import styles from './files.module.css';
import type { FileContext } from './page-files';
import type { Md5sumsProps } from './SaveMd5sums';
import { replayExclusionProps, useProgressiveCount } from './use-progressive-count';

interface FileCardListProps {
  readonly files: readonly FileEntry[];
  readonly context: FileContext;
  /** Version shown on each card; pass it for packages only. Default: not shown. */
  readonly version?: string;
}

/** The cards of those files of a list that the page shows, in batches. Renders nothing if there are none. FIND-2. */
export function FileCardList({ files: all, context, version }: FileCardListProps) {
  const files = use(FileViewContext).select(all, context);
  const count = useProgressiveCount(files.length);
  if (files.length === 0) return null;
  return (
    <div {...replayExclusionProps(files.length)}>
      <CardList>
        {files.slice(0, count).map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: content may list a file twice; the name, because a filter moves files
          <FileItem key={index + file.filename} file={file} context={context} version={version} />
        ))}
      </CardList>
    </div>
  );
}

const SaveMd5sums = idlePart<Md5sumsProps>(() =>
  import(/* webpackChunkName: "card-tools" */ './SaveMd5sums').then(({ default: component }) => component),
);

/** The MD5 sums of a section as a file. VERIFY-7. */
export const LazyMd5sums = (props: Md5sumsProps) =>
  props.files.some(({ md5sum }) => md5sum !== '') && (
    <div className={styles.sums}>
      <SaveMd5sums {...props} />
    </div>
  );
