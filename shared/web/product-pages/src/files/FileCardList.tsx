import type { FileEntry } from '@portal/api/content';
import { CardList } from '@portal/ui';
import { use, useMemo } from 'react';
import { idlePart } from '../state/idle-part';
import { FileItem } from './FileItem';
import { FileViewContext } from './file-view';
import styles from './files.module.css';
import type { FileContext } from './page-files';
import type { Md5sumsProps } from './SaveMd5sums';
import { replayExclusionProps, useProgressiveCount } from './use-progressive-count';

/** A card has a dozen components: more of them at once hold up who scrolls on a slow processor. */
const CARDS_OF_BATCH = 10;

interface FileCardListProps {
  readonly files: readonly FileEntry[];
  readonly context: FileContext;
  /** Version shown on each card; pass it for packages only. Default: not shown. */
  readonly version?: string;
}

/** The cards of those files of a list that the page shows, in batches. Renders nothing if there are none. FIND-2. */
export function FileCardList({ files: all, context, version }: FileCardListProps) {
  const files = use(FileViewContext).select(all, context);
  const count = useProgressiveCount(files.length, CARDS_OF_BATCH);
  // The same elements in each batch, so that the batches before are not rendered again.
  const cards = useMemo(
    () =>
      files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content may list a file twice; the name, because a filter moves files
        <FileItem key={index + file.filename} file={file} context={context} version={version} />
      )),
    [files, context, version],
  );
  if (files.length === 0) return null;
  return (
    <div {...replayExclusionProps(files.length)}>
      <CardList>{cards.slice(0, count)}</CardList>
    </div>
  );
}

const SaveMd5sums = idlePart<Md5sumsProps>(
  () => import(/* webpackChunkName: "card-tools" */ './SaveMd5sums'),
);

/** The MD5 sums of a section as a file. VERIFY-7. */
export const LazyMd5sums = (props: Md5sumsProps) =>
  props.files.some(({ md5sum }) => md5sum !== '') && (
    <div className={styles.sums}>
      <SaveMd5sums {...props} />
    </div>
  );
