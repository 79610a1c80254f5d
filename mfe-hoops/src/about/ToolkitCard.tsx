import { latestPath, type Product, screenPath } from '@portal/catalog';
import { AppLink, Card, ProductIcon } from '@portal/ui';
import styles from './about.module.css';

/** A toolkit with links to its downloads and training. */
export function ToolkitCard({ product }: { readonly product: Product }) {
  const downloads = latestPath(product);
  const training = screenPath(product, 'training');
  return (
    <Card className={styles.toolkit}>
      <ProductIcon name={product.icon} />
      <h3>{product.name}</h3>
      <p className={styles.text}>{product.description}</p>
      <p className={styles.links}>
        {downloads !== null && <AppLink to={downloads}>{product.name} downloads</AppLink>}
        {training !== null && <AppLink to={training}>Online training</AppLink>}
      </p>
    </Card>
  );
}
