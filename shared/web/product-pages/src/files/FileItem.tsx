import type { FileEntry } from '@portal/api/content';
import { displayName } from '@portal/catalog';
import { type FileField, Notes } from '@portal/ui/pages';
import { memo } from 'react';
import { DownloadCard } from './DownloadCard';
import { type FileContext, fileRequest, systemOf } from './file-request';
import { formatSize } from './format-size';
import { fileTitle } from './page-files';
import { SystemRequirements } from './SystemRequirements';

export interface FileItemProps {
  readonly file: FileEntry;
  readonly context: FileContext;
  /** Shown for packages, which have the product's version. Default: not shown. PAGE-5. */
  readonly version?: string;
}

/** The details of a file, in display order; `FileCard` skips those without a value. PAGE-3, SIZE-1. */
const fieldsOf = ({ file, context, version }: FileItemProps): FileField[] => [
  { term: 'Version', value: version },
  { term: 'Operating system', value: systemOf(file, context) },
  { term: 'Compiler', value: file.compiler },
  { term: 'Architecture', value: file.arch },
  { term: 'Size', value: typeof file.size === 'number' && formatSize(file.size) },
  {
    term: 'System requirements',
    value: file.system_requirements.length > 0 && <SystemRequirements of={file.system_requirements} />,
  },
  { term: 'MD5', kind: 'code', value: file.md5sum },
  { term: 'SHA-256', kind: 'code', value: file.sha256 ?? undefined },
];

/** The card of a package or file. PAGE-3, A11Y-7. Memoized, because a long list renders in many batches. */
export const FileItem = memo(function FileItem(props: FileItemProps) {
  const { file, context } = props;
  return (
    <DownloadCard
      name={fileTitle(file)}
      entry={file}
      request={fileRequest(file, context)}
      fields={fieldsOf(props)}
    >
      {file.name && file.filename && <p>{displayName(file.name)}</p>}
      <Notes value={file.notes} />
    </DownloadCard>
  );
});
