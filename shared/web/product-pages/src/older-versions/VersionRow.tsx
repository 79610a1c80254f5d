import type { OlderVersion, Product } from '@portal/catalog';
import { useQuery } from '@portal/query';
import { AppLink, Tag } from '@portal/ui';
import { NOTES_HASH } from '../news/use-notes-focus';
import { loadSummary, type VersionSummary } from './summary';
import styles from './versions.module.css';

export interface VersionMarks {
  /** The product's latest version as in addresses; `null` while it is not known. */
  readonly latest: string | null;
  readonly isNew: (version: string) => boolean;
}

interface RowProps extends VersionMarks {
  readonly version: OlderVersion;
}

/** Whether a link leads to this version. */
const isVersion = (href: string, version: string) => href.endsWith(`/${encodeURIComponent(version)}`);

/** A row with what is known of its version; what is missing leaves its cell empty. OLD-8. */
export function VersionRow({
  version: { name, href, date },
  latest,
  isNew,
  summary,
}: RowProps & { readonly summary: VersionSummary | null }) {
  const shownDate = date ?? summary?.date ?? '';
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.version}>
        {href === null ? name : <AppLink to={href}>{name}</AppLink>}
        {href !== null && latest !== null && isVersion(href, latest) && <Tag kind="success">Latest</Tag>}
        {isNew(name) && <Tag kind="primary">New since your last visit</Tag>}
      </th>
      <td className={styles.date}>{shownDate && <time>{shownDate}</time>}</td>
      <td className={styles.news}>{summary?.news}</td>
      <td>{href !== null && <AppLink to={`${href}${NOTES_HASH}`}>Notes</AppLink>}</td>
    </tr>
  );
}

/** A row that loads the summary of its version. The page is complete without it. OLD-8. */
export function SummarizedRow({ product, ...row }: RowProps & { readonly product: Product }) {
  const { name } = row.version;
  const summary = useQuery({ queryKey: [product.code, name], queryFn: () => loadSummary(product, name) });
  return <VersionRow {...row} summary={summary.status === 'success' ? summary.data : null} />;
}
