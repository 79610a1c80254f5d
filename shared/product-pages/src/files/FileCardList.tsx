import type { FileEntry } from '@portal/api/content';
import { CardList } from '@portal/ui/pages';
import { FileItem } from './FileItem';
import type { FileContext } from './file-request';
import { replayExclusionProps, useProgressiveCount } from './use-progressive-count';

export interface FileCardListProps {
  readonly files: readonly FileEntry[];
  readonly context: FileContext;
  /** Version shown on each card; pass it for packages only. Default: not shown. */
  readonly version?: string;
}

/** The cards of a list of files, rendered in batches. Renders nothing for an empty list. */
export function FileCardList({ files, context, version }: FileCardListProps) {
  const count = useProgressiveCount(files.length);
  if (files.length === 0) return null;
  return (
    <div {...replayExclusionProps(files.length)}>
      <CardList>
        {files.slice(0, count).map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: content may list a file twice
          <FileItem key={index} file={file} context={context} version={version} />
        ))}
      </CardList>
    </div>
  );
}
