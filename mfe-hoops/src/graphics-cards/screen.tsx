import { RouteTitle } from '@portal/product-pages/parts';
import { useLoaderData } from '@portal/router';
import { PageHeader, PageSection } from '@portal/ui/pages';
import type { SectionData } from '../section-data';
import { generalAdvice, introductions, recommendations } from './content';
import styles from './graphics-cards.module.css';

/** Which graphics cards to use with HOOPS Visualize. Spec Q§9. */
export function Component() {
  const { section } = useLoaderData() as SectionData;
  return (
    <>
      <RouteTitle title={`${section.name} Graphics Devices`} />
      <PageHeader title={`Graphics Devices for ${section.name}`}>
        <p>{introductions[section.code]}</p>
      </PageHeader>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Recommended graphics devices" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col">Graphics interface</th>
              <th scope="col">Video memory</th>
              <th scope="col">Advice</th>
            </tr>
          </thead>
          <tbody>
            {recommendations.map(({ systems, graphicsInterface, memory, advice }) => (
              <tr key={systems}>
                <th scope="row">{systems}</th>
                <td>{graphicsInterface}</td>
                <td>{memory}</td>
                <td className={styles.advice}>{advice}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <PageSection title="On every system">
        <ul className={styles.list}>
          {generalAdvice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
