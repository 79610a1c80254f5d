import { useSessionUser } from '@portal/session';
import { Slot } from '@portal/shell';
import { Card, Container, cx, PageTitle, Skeleton, useHydrated } from '@portal/ui';
import { useConfig, useShell } from '../../frame/shell-context';
import { Hero } from './Hero';
import { ProductAccordion } from './Products';
import { Resources } from './Resources';
import styles from './start-page.module.css';

/** The placeholder of the panel, in its size, until its remote has loaded. */
function AsideSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Card className={styles.panel}>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
        <Skeleton shape="button" />
      </Card>
      <Card className={styles.help}>
        <Skeleton shape="title" />
        <Skeleton shape="row" count={2} />
      </Card>
    </div>
  );
}

/** The landing page: greeting, products, and the panel, which a remote provides. START-1, START-2, START-3. */
function StartPage() {
  const { source } = useShell();
  const config = useConfig();
  const user = useSessionUser();
  const panelFirst = useHydrated() && user !== null;
  const products = (
    <div key="products" className={styles.products}>
      <ProductAccordion />
    </div>
  );
  const panel = (
    <div key="panel" className={styles.aside}>
      <Slot source={source} name="start.aside" props={{}} waiting={<AsideSkeleton />} />
    </div>
  );
  return (
    <>
      {config && <PageTitle title="Home" siteTitle={config.siteTitle} />}
      <Hero />
      <Container className={cx(styles.body, panelFirst && styles.panelFirst)}>
        {/* For keyboards and screen readers, too: the order of the elements is the one on a narrow screen. START-4. */}
        {panelFirst ? [panel, products] : [products, panel]}
        <div className={styles.resources}>
          <Resources />
        </div>
      </Container>
    </>
  );
}

export { StartPage as Component };
