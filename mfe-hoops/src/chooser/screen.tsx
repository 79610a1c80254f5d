import { productByCode, START_PATH, screenPath } from '@portal/catalog';
import { RouteTitle } from '@portal/product-pages/parts';
import { ButtonLink, Card, ProductIcon } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';
import styles from './chooser.module.css';
import { CHOICES, type Choice, RUNTIME_BY_PLATFORM } from './content';

const PLATFORMS = [productByCode('hwp'), productByCode('hnp')];

/** The choice between the web and the native platform. HOOPS-3. */
export function Screen({ choice }: { readonly choice: Choice }) {
  const { title, lead, link } = CHOICES[choice];
  return (
    <>
      <RouteTitle title={title} />
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
      <ul className={styles.platforms}>
        {PLATFORMS.map((product) => (
          <li key={product.code}>
            <Card className={styles.platform}>
              <ProductIcon name={product.icon} size={56} />
              <h2>{product.name}</h2>
              <p className={styles.where}>{RUNTIME_BY_PLATFORM[product.code]}</p>
              <p className={styles.text}>{product.description}</p>
              <ButtonLink
                to={screenPath(product, choice) ?? START_PATH}
                kind="primary"
                aria-label={`${product.name}: ${link}`}
              >
                {link}
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
