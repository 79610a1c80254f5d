import type { FileEntry } from '@portal/api/content';
import { CardList } from '@portal/ui/pages';
import { use } from 'react';
import { FileItem } from './FileItem';
import type { FileContext } from './file-request';
import { FileViewContext } from './file-view';
import { replayExclusionProps, useProgressiveCount } from './use-progressive-count';

export interface FileCardListProps {
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
