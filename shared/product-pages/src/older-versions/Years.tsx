import type { OlderVersionsYear } from '@portal/catalog';
import { Accordion, AppLink, Card } from '@portal/ui';
import { Versions } from './Versions';
import styles from './years.module.css';

const counted = (count: number) => (count === 1 ? '1 version' : `${count} versions`);

function YearBody({ year: { message, versions } }: { readonly year: OlderVersionsYear }) {
  return (
    <>
      {message !== null && <p className={styles.message}>{message}</p>}
      {versions.length > 0 && <Versions versions={versions} />}
    </>
  );
}

/** Years whose names are links to their own page; AutoCAD OEM's alone. OLD-5. */
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

/** The years of a product with their versions, each a link to its page. */
export function Years({ years }: { readonly years: readonly OlderVersionsYear[] }) {
  const linked = years.filter((year) => year.href !== null);
  const folded = years.filter((year) => year.href === null);
  return (
    <>
      {linked.map((year) => (
        <LinkedYear key={year.year} year={year} href={year.href ?? ''} />
      ))}
      {folded.length > 0 && (
        <Accordion
          items={folded.map((year) => ({
            id: year.year,
            title: year.year,
            extra: year.versions.length > 0 && counted(year.versions.length),
            content: () => <YearBody year={year} />,
          }))}
        />
      )}
    </>
  );
}
