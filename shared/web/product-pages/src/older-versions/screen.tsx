import { compareVersions, countOf, feedPath, type OlderVersionsYear, type Product } from '@portal/catalog';
import { Accordion, AppLink, Card, Day, EmptyState, PageHeader, Tag, VisuallyHidden } from '@portal/ui';
import { useLatestVersion, useNewVersions } from '../news/new-versions';
import { Loading } from '../state/Loading';
import { PageData } from '../state/PageData';
import type { ProductData } from '../state/page-state';
import { useRememberedItem } from '../state/use-remembered-item';
import { type VersionMarks, Versions } from './Versions';
import styles from './years.module.css';

interface YearProps extends VersionMarks {
  readonly product: Product;
  readonly year: OlderVersionsYear;
}

function YearBody({ product, year: { year, message, versions }, ...marks }: YearProps) {
  return (
    <>
      {message !== null && <p className={styles.message}>{message}</p>}
      {versions.length > 0 && <Versions product={product} year={year} versions={versions} {...marks} />}
    </>
  );
}

/** A year whose name links to its own page; only for AutoCAD OEM. OLD-5. */
function LinkedYear(props: YearProps) {
  const { year, latest } = props;
  return (
    <Card className={styles.linked}>
      <div className={styles.title}>
        <h2>
          <AppLink to={year.href ?? ''}>{year.year}</AppLink>
        </h2>
        {year.year === latest && <Tag kind="success">Latest</Tag>}
        {year.date !== null && <Day date={year.date} />}
      </div>
      <YearBody {...props} />
    </Card>
  );
}

/** The newest of the versions of some years; `null` without any. */
const newestOf = (years: readonly OlderVersionsYear[]): string | null =>
  years
    .flatMap(({ versions }) => versions.map(({ name }) => name.toLowerCase()))
    .sort(compareVersions)
    .at(-1) ?? null;

interface YearsProps {
  readonly product: Product;
  readonly years: readonly OlderVersionsYear[];
}

/** The years of a product with their versions, each a link to its page. OLD-8, STATE-1. */
function Years({ product, years }: YearsProps) {
  const remembered = useRememberedItem('years');
  // A year with a page of its own is a release, and its versions are updates of it.
  const linkedYears = years.filter((year) => year.href !== null);
  const collapsibleYears = years.filter((year) => year.href === null);
  const latest = useLatestVersion(product)?.version ?? null;
  const isNew = useNewVersions(product, latest);
  const isNewUpdate = useNewVersions(product, newestOf(linkedYears), 'updates');
  return (
    <>
      {linkedYears.map((year, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an index may name a year twice
        <LinkedYear key={index} product={product} year={year} latest={latest} isNew={isNewUpdate} />
      ))}
      {collapsibleYears.length > 0 && (
        <Accordion
          {...remembered}
          items={collapsibleYears.map((year, index) => ({
            // An index may name a year twice.
            id: `${year.year} ${index}`,
            title: year.year,
            extra: year.versions.length > 0 && countOf(year.versions.length, 'version'),
            content: () => <YearBody product={product} year={year} latest={latest} isNew={isNew} />,
          }))}
        />
      )}
    </>
  );
}

/** A link to the Atom feed of a product's releases, which the server sends. NEWS-4. */
const FeedLink = ({ product }: { readonly product: Product }) => (
  <a href={feedPath(product.code)} type="application/atom+xml">
    Feed of releases<VisuallyHidden> of {product.name}</VisuallyHidden>
  </a>
);

/** The older versions of a product, by year. PAGE-11. */
export function Screen({ product, state }: ProductData<readonly OlderVersionsYear[]>) {
  const title = `${product.name} Older Versions`;
  return (
    <PageData
      state={state}
      title={title}
      section={product}
      subject={`The list of versions of ${product.name}`}
      skeleton={<Loading title={title} />}
    >
      {(years) => (
        <>
          <PageHeader title={title} meta={<FeedLink product={product} />} />
          {years.length === 0 ? (
            <EmptyState title="No versions are listed yet." />
          ) : (
            <Years product={product} years={years} />
          )}
        </>
      )}
    </PageData>
  );
}
