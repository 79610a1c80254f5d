import { DemoViewerCard, RouteTitle } from '@portal/product-pages/parts';
import { getConfig } from '@portal/sdk/config';
import { ButtonLink, Card, CardList, Container, EmptyState, PageHeader, PageSection } from '@portal/sdk/ui';
import styles from './demos.module.css';

/** The demo viewers, and the web demos that the configuration lists. HOOPS-2, MISS-5. */
export function Component() {
  const { demos } = getConfig();
  return (
    <Container className={styles.page}>
      <RouteTitle title="HOOPS Demos" />
      <PageHeader title="HOOPS Demos">
        <p>See what the toolkits do with your own models, before you write any code.</p>
      </PageHeader>
      <PageSection title="In your browser">
        {demos.length === 0 ? (
          <EmptyState title="No web demos are listed yet." />
        ) : (
          <ul className={styles.grid}>
            {demos.map(({ title, description, url }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a configuration can name a demo twice
              <li key={index}>
                <Card className={styles.demo}>
                  <h3>{title}</h3>
                  <p className={styles.text}>{description}</p>
                  <ButtonLink href={url} icon="play" aria-label={`Launch ${title}`}>
                    Launch
                  </ButtonLink>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </PageSection>
      <PageSection title="On your computer">
        <CardList>
          <DemoViewerCard code="hdv" />
          <DemoViewerCard code="hpdv" />
        </CardList>
      </PageSection>
    </Container>
  );
}
