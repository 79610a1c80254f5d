import type { OlderVersionsYear } from '@portal/catalog';
import { Accordion, AppLink, Card } from '@portal/ui';
import { useRememberedItem } from '../state/use-remembered-item';
import { Versions } from './Versions';
import styles from './years.module.css';

const versionCountLabel = (count: number) => (count === 1 ? '1 version' : `${count} versions`);

function YearBody({ year: { message, versions } }: { readonly year: OlderVersionsYear }) {
  return (
    <>
      {message !== null && <p className={styles.message}>{message}</p>}
      {versions.length > 0 && <Versions versions={versions} />}
    </>
  );
}

/** A year whose name links to its own page; only for AutoCAD OEM. OLD-5. */
function LinkedYear({ year, href }: { readonly year: OlderVersionsYear; readonly href: string }) {
  return (
    <Card className={styles.linked}>
      <h2>
        <AppLink to={href}>{year.year}</AppLink>
      </h2>
      <YearBody year={year} />
    </Card>
  );
}

/** The years of a product with their versions, each a link to its page. STATE-1. */
export function Years({ years }: { readonly years: readonly OlderVersionsYear[] }) {
  const remembered = useRememberedItem('years');
  const linkedYears = years.filter((year) => year.href !== null);
  const collapsibleYears = years.filter((year) => year.href === null);
  return (
    <>
      {linkedYears.map((year) => (
        <LinkedYear key={year.year} year={year} href={year.href ?? ''} />
      ))}
      {collapsibleYears.length > 0 && (
        <Accordion
          {...remembered}
          items={collapsibleYears.map((year) => ({
            id: year.year,
            title: year.year,
            extra: year.versions.length > 0 && versionCountLabel(year.versions.length),
            content: () => <YearBody year={year} />,
          }))}
        />
      )}
    </>
  );
}
