import { compareVersions, countOf, type OlderVersionsYear, type Product } from '@portal/catalog';
import { Accordion, AppLink, Card, Day, EmptyState, Tag } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';
import { useEffect, useLayoutEffect, useState } from 'react';
import { RouteTitle } from '../frame/RouteTitle';
import { newSinceLastVisit, rememberVersion, useLatestVersion } from '../news/new-versions';
import { FeedLink } from '../news/release-links';
import { Loading } from '../state/Loading';
import { PageData } from '../state/PageData';
import { useRememberedItem } from '../state/use-remembered-item';
import type { OlderVersionsData } from './load';
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

const NOTHING_IS_NEW = () => false;

/** The newest version of the list, updates included; `undefined` if it is empty. */
const newestOf = (years: readonly OlderVersionsYear[]) =>
  years
    .flatMap(({ versions }) => versions.map(({ name }) => name.toLowerCase()))
    .sort(compareVersions)
    .at(-1);

/** Which version is the latest, and which are new since the last visit. OLD-8, NEWS-2. */
function useVersionMarks(product: Product, years: readonly OlderVersionsYear[]): VersionMarks {
  const latest = useLatestVersion(product)?.version ?? null;
  const [isNew, setIsNew] = useState<VersionMarks['isNew']>(() => NOTHING_IS_NEW);
  // After the first render, which is the same for every visitor, and before the browser paints.
  useLayoutEffect(() => setIsNew(() => newSinceLastVisit(product.code)), [product]);
  useEffect(() => {
    const newest = newestOf(years);
    if (newest !== undefined) rememberVersion(product.code, newest, 'list');
    if (latest !== null) rememberVersion(product.code, latest);
  }, [product, latest, years]);
  return { latest, isNew };
}

interface YearsProps {
  readonly product: Product;
  readonly years: readonly OlderVersionsYear[];
}

/** The years of a product with their versions, each a link to its page. STATE-1. */
function Years({ product, years }: YearsProps) {
  const remembered = useRememberedItem('years');
  const marks = useVersionMarks(product, years);
  const linkedYears = years.filter((year) => year.href !== null);
  const collapsibleYears = years.filter((year) => year.href === null);
  return (
    <>
      {linkedYears.map((year) => (
        <LinkedYear key={year.year} product={product} year={year} {...marks} />
      ))}
      {collapsibleYears.length > 0 && (
        <Accordion
          {...remembered}
          items={collapsibleYears.map((year) => ({
            id: year.year,
            title: year.year,
            extra: year.versions.length > 0 && countOf(year.versions.length, 'version'),
            content: () => <YearBody product={product} year={year} {...marks} />,
          }))}
        />
      )}
    </>
  );
}

/** The older versions of a product, by year. PAGE-11. */
export function Screen({ product, state }: OlderVersionsData) {
  const title = `${product.name} Older Versions`;
  return (
    <>
      <RouteTitle title={title} />
      <PageData
        state={state}
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
    </>
  );
}
