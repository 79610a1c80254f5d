import type { FileEntry } from '@portal/api/content';
import { displayName, isWebAddress, versionWords } from '@portal/catalog';
import { ExternalLink, type FileField } from '@portal/ui';
import { Notes } from '@portal/ui/pages';
import { memo } from 'react';
import { DownloadCard } from './DownloadCard';
import { type FileContext, fileRequest, fileTitle, systemOf } from './page-files';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
const STEP = 1000;

/**
 * A file's size for display, rounded to two or three digits.
 * @param bytes a non-negative number of bytes.
 * @example formatSize(432_100_000) // "432 MB"
 */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // Rounding must not reach the next unit: 999,600 bytes are 1.0 MB, not 1000 kB.
  while (Math.round(value) >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return `${unit > 0 && value < 9.95 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}

type Requirement = FileEntry['system_requirements'][number];

/** The system requirements of a package. Content is untrusted: only web addresses become links. CONTENT-6, SEC-2. */
const SystemRequirements = ({ of }: { readonly of: readonly Requirement[] }) => (
  <ul>
    {of.map(({ description, name, url }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: content may list a requirement twice
      <li key={index}>
        {description}
        {isWebAddress(url) ? (
          <>
            {' '}
            <ExternalLink href={url}>{name || url}</ExternalLink>
          </>
        ) : (
          name && ` ${name}`
        )}
      </li>
    ))}
  </ul>
);

interface FileItemProps {
  readonly file: FileEntry;
  readonly context: FileContext;
  /** Shown for packages, which have the product's version. Default: not shown. PAGE-5. */
  readonly version?: string;
}

/** The details of a file, in display order; `FileCard` skips those without a value. PAGE-3, SIZE-1, VER-11. */
const fieldsOf = ({ file, context, version }: FileItemProps): FileField[] => [
  { term: 'Version', value: version && versionWords(version) },
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
