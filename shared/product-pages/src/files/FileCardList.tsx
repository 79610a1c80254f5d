import type { FileEntry } from '@portal/api/content';
import { CardList } from '@portal/ui/pages';
import { unrecorded, useGrowingCount } from '../state/useGrowingCount';
import { FileItem } from './FileItem';
import type { FileContext } from './file-request';

export interface FileCardListProps {
  readonly files: readonly FileEntry[];
  readonly context: FileContext;
  /** Shown on each card; for packages. Default: not shown. */
  readonly version?: string;
}

/** The cards of a list of files, however long. Nothing for an empty list. */
export function FileCardList({ files, context, version }: FileCardListProps) {
  const count = useGrowingCount(files.length);
  if (files.length === 0) return null;
  return (
    <div {...unrecorded(files.length)}>
      <CardList>
        {files.slice(0, count).map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: content may list a file twice
          <FileItem key={index} file={file} context={context} version={version} />
        ))}
      </CardList>
    </div>
  );
}
