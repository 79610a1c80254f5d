import type { CatalogSection } from '@portal/catalog';
import { RouteTitle } from '@portal/product-pages/parts';
import { PageHeader, PageSection } from '@portal/ui/pages';
import { generalAdvice, introductions, recommendations } from './content';
import styles from './graphics-cards.module.css';

const advice = [
  ...generalAdvice,
  ...recommendations.map(({ systems, hint }) => ({ title: systems, text: hint })),
];

/** The recommended graphics cards for HOOPS Visualize. HOOPS-4. */
export function Screen({ section }: { readonly section: CatalogSection }) {
  return (
    <>
      <RouteTitle title={`${section.name} Graphics Devices`} />
      <PageHeader title={`Graphics Devices for ${section.name}`}>
        <p>{introductions[section.code]}</p>
      </PageHeader>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">System</th>
            <th scope="col">Graphics interface</th>
            <th scope="col">Video memory</th>
          </tr>
        </thead>
        <tbody>
          {recommendations.map(({ systems, graphicsInterface, memory }) => (
            <tr key={systems}>
              <th scope="row">{systems}</th>
              <td>{graphicsInterface}</td>
              <td>{memory}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageSection title="Choosing and setting up">
        <dl className={styles.advice}>
          {advice.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
    </>
  );
}
