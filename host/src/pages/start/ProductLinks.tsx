import type { MenuItem } from '@portal/catalog/menus';
import { AppLink, ProductIcon } from '@portal/ui';
import styles from './product-links.module.css';

/** The products of a family, each with its icon. */
export function ProductLinks({ links }: { readonly links: readonly MenuItem[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, description, href, icon }) => (
        <li key={href} className={styles.entry}>
          <ProductIcon name={icon} size={40} />
          <div>
            <AppLink to={href} className={styles.link}>
              {name}
            </AppLink>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
