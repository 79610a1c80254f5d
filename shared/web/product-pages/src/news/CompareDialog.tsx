import { getContent, getVersionIndex, isContentError, releaseOutline } from '@portal/api/content';
import {
  compareVersions,
  contentPath,
  isVersionText,
  packageVersion,
  sortVersionIndex,
  versionIndexPath,
  versionWords,
} from '@portal/catalog';
import { useQuery } from '@portal/query';
import { EmptyState, FailureState, Select, Skeleton, VisuallyHidden } from '@portal/ui';
import { Dialog } from '@portal/ui/dialog';
import { useState } from 'react';
import type { ShownRelease } from '../release/release';
import { Failed } from '../state/PageData';
import { ComparisonView } from './ComparisonView';
import styles from './compare.module.css';

export interface CompareDialogProps extends ShownRelease {
  /** The latest version as in package paths; `null` if it is not known. */
  readonly latest: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

type Compared = Pick<CompareDialogProps, 'product' | 'version' | 'latest'>;

/** All versions of a product, newest first, as in package paths; always with the page's own. */
async function loadVersions({ product, version, latest }: Compared): Promise<readonly string[]> {
  const index = sortVersionIndex(product, await getVersionIndex(versionIndexPath(product)));
  const listed = index.flatMap(({ year, versions }) =>
    product.olderVersions?.yearIsLink ? [String(year), ...versions] : versions,
  );
  const known = [...(latest === null ? [] : [latest]), ...listed.filter(isVersionText).map(packageVersion)];
  return [...new Set(known.includes(version) ? known : [version, ...known])];
}

const loadOutline = ({ product }: Pick<Compared, 'product'>, version: string) =>
  getContent(contentPath(product, version), releaseOutline);

/** The one of several versions whose content failed. */
function subjectOf(
  error: unknown,
  { product }: Pick<Compared, 'product'>,
  versions: readonly string[],
): string {
  const failed = versions.find(
    (version) => isContentError(error) && error.path === contentPath(product, version),
  );
  return failed === undefined ? 'The versions' : `Version ${versionWords(failed)}`;
}

/** A failure with its reason and a Retry button, which a file that does not exist has not. MISS-3, MISS-4. */
const failureOf = (
  what: string,
  { error, refetch }: { readonly error: unknown; readonly refetch: () => void },
) =>
  isContentError(error, 'not-found') ? (
    <FailureState title={`${what} is not available.`} />
  ) : (
    <Failed title={`${what} could not be loaded.`} error={error} onRetry={refetch} />
  );

/** The older version first: this page's and the latest, or this page's and the one before it. */
function initialPair(versions: readonly string[], { version, latest }: Compared): readonly [string, string] {
  if (latest !== null && latest !== version)
    return compareVersions(version, latest) < 0 ? [version, latest] : [latest, version];
  const older = versions
    .slice(versions.indexOf(version) + 1)
    // The updates of a year are listed after it, and are newer.
    .find((other) => compareVersions(other, version) < 0);
  return [older ?? version, version];
}

function Comparing({ versions, ...compared }: Compared & { readonly versions: readonly string[] }) {
  const [[from, to], setPair] = useState(() => initialPair(versions, compared));
  const outlines = useQuery({
    queryKey: [compared.product.code, from, to],
    queryFn: () => Promise.all([loadOutline(compared, from), loadOutline(compared, to)]),
  });
  const options = versions.map((version) => ({ value: version, label: versionWords(version) }));
  return (
    <div className={styles.comparison}>
      <div className={styles.choices}>
        <Select
          label="From version"
          value={from}
          options={options}
          onChange={(version) => setPair([version, to])}
        />
        <Select
          label="To version"
          value={to}
          options={options}
          onChange={(version) => setPair([from, version])}
        />
      </div>
      <VisuallyHidden>
        <span role="status">
          {outlines.status === 'success' && `${versionWords(from)} is compared with ${versionWords(to)}.`}
        </span>
      </VisuallyHidden>
      <div className={styles.result} aria-busy={outlines.status === 'pending' || undefined}>
        {outlines.status === 'pending' && <Skeleton lines={6} />}
        {outlines.status === 'error' && failureOf(subjectOf(outlines.error, compared, [from, to]), outlines)}
        {outlines.status === 'success' && (
          <ComparisonView
            from={{ ...outlines.data[0], version: versionWords(from) }}
            to={{ ...outlines.data[1], version: versionWords(to) }}
          />
        )}
      </div>
    </div>
  );
}

/** Compares two versions of a product. NEWS-3. */
export function CompareDialog({ open, onClose, ...compared }: CompareDialogProps) {
  const versions = useQuery({
    queryKey: [compared.product.code, compared.version],
    queryFn: () => loadVersions(compared),
  });
  return (
    <Dialog open={open} onClose={onClose} title="Compare versions" width={880}>
      {versions.status === 'pending' && <Skeleton lines={6} />}
      {versions.status === 'error' && failureOf('The list of versions', versions)}
      {versions.status === 'success' &&
        (versions.data.length > 1 ? (
          <Comparing {...compared} versions={versions.data} />
        ) : (
          <EmptyState title="There is no other version to compare with." />
        ))}
    </Dialog>
  );
}
