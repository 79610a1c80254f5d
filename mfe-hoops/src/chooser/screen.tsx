import { RouteTitle } from '@portal/product-pages/parts';
import { useLoaderData } from '@portal/router';
import { ButtonLink, Card, ProductIcon } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';
import styles from './chooser.module.css';
import { CHOICES, RUNTIME_BY_PLATFORM } from './content';
import type { ChooserData } from './loader';

/** The choice between the web and the native platform. HOOPS-3. */
export function Component() {
  const { choice, platforms } = useLoaderData() as ChooserData;
  const { title, lead, link } = CHOICES[choice];
  return (
    <>
      <RouteTitle title={title} />
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
      <ul className={styles.platforms}>
        {platforms.map(({ product, to }) => (
          <li key={product.code}>
            <Card className={styles.platform}>
              <ProductIcon name={product.icon} size={56} />
              <h2>{product.name}</h2>
              <p className={styles.where}>{RUNTIME_BY_PLATFORM[product.code]}</p>
              <p className={styles.text}>{product.description}</p>
              <ButtonLink to={to} kind="primary" aria-label={`${product.name}: ${link}`}>
                {link}
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
