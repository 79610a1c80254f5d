import { landingGroups, type MenuItem } from '@portal/catalog/menus';
import { Accordion, AppLink, cx, ProductIcon } from '@portal/ui';
import whole from '../../frame/whole-link.module.css';
import styles from './products.module.css';

/** The products of a family, each with its icon. */
function ProductLinks({ links }: { readonly links: readonly MenuItem[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, description, href, icon }) => (
        <li key={href} className={cx(whole.entry, styles.entry)}>
          <ProductIcon name={icon} size={40} />
          <div>
            <AppLink to={href} className={whole.link}>
              {name}
            </AppLink>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The purpose of each group, shown beside its name. */
const PURPOSES: Readonly<Record<string, string>> = {
  hoops: 'Web and native 3D, CAD exchange, publishing',
  ceetron: 'Simulation results on desktop and web',
  oem: 'Autodesk platforms under your own brand',
  modelers: 'Solid and mesh modeling kernels',
};

const items = landingGroups.map(({ id, title, links }) => ({
  id,
  title,
  extra: <span className={styles.purpose}>{PURPOSES[id]}</span>,
  content: () => <ProductLinks links={links} />,
}));

/** The products by family; one family is open at a time. The links are static, so there is no content delay. */
export function ProductAccordion() {
  return (
    <section aria-labelledby="products">
      <h2 id="products" className={styles.title}>
        Products
      </h2>
      <Accordion items={items} headingLevel={3} contentDelay={0} />
    </section>
  );
}
