import { productByCode, screenPath } from '@portal/catalog';
import { AppLink, Card, cx, ProductIcon } from '@portal/sdk/ui';
import styles from './platforms.module.css';

/** The web and the native platform, each with one trial for all its toolkits. LAND-4, TRI-4. */
const PLATFORMS = [
  { product: productByCode('hwp'), link: 'Web Platform trial' },
  { product: productByCode('hnp'), link: 'Native Platform trial' },
] as const;

interface PlatformCardsProps {
  /** Shows a shorter text and a smaller icon, for narrow columns. */
  readonly brief?: boolean;
}

/** Cards that lead to the trials of the HOOPS platforms. */
export function PlatformCards({ brief }: PlatformCardsProps) {
  return (
    <ul className={styles.cards}>
      {PLATFORMS.map(({ product, link }) => (
        <li key={product.code}>
          <Card className={cx(styles.card, brief && styles.brief)}>
            <ProductIcon name={product.icon} size={brief ? 32 : 40} />
            <div className={styles.words}>
              <p className={styles.name}>{product.name}</p>
              <p className={styles.text}>{brief ? product.subtitle : product.description}</p>
              <AppLink to={screenPath(product, 'trial') ?? ''} className={styles.link}>
                {link}
              </AppLink>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
