import type { OlderVersionsYear, Product } from '@portal/catalog';
import { Accordion, AppLink, Card, Tag } from '@portal/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { newSinceLastVisit, rememberVersion } from '../news/seen-versions';
import { useLatestVersion } from '../news/use-latest-version';
import { useRememberedItem } from '../state/use-remembered-item';
import type { VersionMarks } from './VersionRow';
import { Versions } from './Versions';
import styles from './years.module.css';

const versionCountLabel = (count: number) => (count === 1 ? '1 version' : `${count} versions`);

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
        {year.date !== null && <time>{year.date}</time>}
      </div>
      <YearBody {...props} />
    </Card>
  );
}

const NOTHING_IS_NEW = () => false;

/** Which version is the latest, and which are new since the last visit. OLD-8, NEWS-2. */
function useVersionMarks(product: Product): VersionMarks {
  const latest = useLatestVersion(product)?.version ?? null;
  const [isNew, setIsNew] = useState<VersionMarks['isNew']>(() => NOTHING_IS_NEW);
  // After the first render, which is the same for every visitor, and before the browser paints.
  useLayoutEffect(() => setIsNew(() => newSinceLastVisit(product.code)), [product]);
  useEffect(() => {
    if (latest !== null) rememberVersion(product.code, latest);
  }, [product, latest]);
  return { latest, isNew };
}

export interface YearsProps {
  readonly product: Product;
  readonly years: readonly OlderVersionsYear[];
}

/** The years of a product with their versions, each a link to its page. STATE-1. */
export function Years({ product, years }: YearsProps) {
  const remembered = useRememberedItem('years');
  const marks = useVersionMarks(product);
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
            extra: year.versions.length > 0 && versionCountLabel(year.versions.length),
            content: () => <YearBody product={product} year={year} {...marks} />,
          }))}
        />
      )}
    </>
  );
}
