import { Slot } from '@portal/shell';
import { Container, PageTitle } from '@portal/ui';
import { useShell } from '../../frame/shell-context';
import { useConfig } from '../../frame/use-config';
import { AsideSkeleton } from './AsideSkeleton';
import { Hero } from './Hero';
import { ProductAccordion } from './ProductAccordion';
import { Resources } from './Resources';
import styles from './start-page.module.css';

/** The landing page: greeting, products, and the panel, which a remote provides. START-1, START-2, START-3. */
export function StartPage() {
  const { source } = useShell();
  const config = useConfig();
  return (
    <>
      {config && <PageTitle title="Home" siteTitle={config.siteTitle} />}
      <Hero />
      <Container className={styles.body}>
        <div className={styles.products}>
          <ProductAccordion />
        </div>
        <div className={styles.aside}>
          <Slot source={source} name="start.aside" props={{}} waiting={<AsideSkeleton />} />
        </div>
        <div className={styles.resources}>
          <Resources />
        </div>
      </Container>
    </>
  );
}

export { StartPage as Component };
