import type { FileEntry } from '@portal/api/content';
import { displayName, isWebAddress, versionWords } from '@portal/catalog';
import { CardList, ExternalLink, type FileField } from '@portal/ui';
import { Notes } from '@portal/ui/pages';
import { memo, use, useMemo } from 'react';
import { idlePart } from '../state/idle-part';
import { DownloadCard } from './DownloadCard';
import { FileViewContext } from './file-view';
import styles from './files.module.css';
import { formatSize } from './format-size';
import { type FileContext, fileRequest, fileTitle, systemOf } from './page-files';
import type { Md5sumsProps } from './SaveMd5sums';
import { replayExclusionProps, useProgressiveCount } from './use-progressive-count';

type Requirement = FileEntry['system_requirements'][number];

/** System requirements as a list. Content is untrusted: only web addresses become links. CONTENT-6, SEC-2. */
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

/** The system requirements of a file; `false` without any that is not blank. */
function requirementsOf({ system_requirements: all }: FileEntry) {
  const stated = all.filter(({ description, name, url }) => `${description}${name}${url}`.trim());
  return stated.length > 0 && <SystemRequirements of={stated} />;
}

interface FileCardListProps {
  readonly files: readonly FileEntry[];
  readonly context: FileContext;
  /** Shown on each card of packages, which have the product's version. Default: not shown. PAGE-5. */
  readonly version?: string;
}

interface FileItemProps extends Omit<FileCardListProps, 'files'> {
  readonly file: FileEntry;
}

/** The details of a file, in display order; `FileCard` skips those without a value. PAGE-3, SIZE-1, VER-11. */
const fieldsOf = ({ file, context, version }: FileItemProps): FileField[] => [
  { term: 'Version', value: version && versionWords(version) },
  { term: 'Operating system', value: systemOf(file, context) },
  { term: 'Compiler', value: file.compiler },
  { term: 'Architecture', value: file.arch },
  { term: 'Size', value: typeof file.size === 'number' && formatSize(file.size) },
  { term: 'System requirements', value: requirementsOf(file) },
  { term: 'MD5', kind: 'code', value: file.md5sum },
  { term: 'SHA-256', kind: 'code', value: file.sha256 ?? undefined },
];

/** The card of a package or file. PAGE-3, A11Y-7. Memoized, because a long list renders in many batches. */
const FileItem = memo(function FileItem(props: FileItemProps) {
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

/** A card has a dozen components: more of them at once hold up who scrolls on a slow processor. */
const CARDS_OF_BATCH = 10;

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
