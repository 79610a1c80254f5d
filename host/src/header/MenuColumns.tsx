import type { MenuColumn, MenuLink } from '@portal/catalog/menus';
import { AppLink, ExternalLink, ProductIcon } from '@portal/ui';
import { useId } from 'react';
import { markName } from './mark-name';
import styles from './menu-columns.module.css';

interface MenuColumnsProps {
  readonly columns: readonly MenuColumn[];
  /** Called when a link is followed; the panel is in the way then. */
  readonly onFollow: () => void;
}

function Entry({ link, onFollow }: { readonly link: MenuLink; readonly onFollow: () => void }) {
  if (link.external) {
    return (
      <ExternalLink href={link.href} className={styles.link} onClick={onFollow}>
        {link.name}
      </ExternalLink>
    );
  }
  return (
    <>
      <ProductIcon name={markName(link.href)} size={28} className={styles.mark} />
      <div>
        <AppLink to={link.href} className={styles.link} onClick={onFollow}>
          {link.name}
        </AppLink>
        <p className={styles.description}>{link.description}</p>
      </div>
    </>
  );
}

/** What a menu holds: titled lists of links, side by side. */
export function MenuColumns({ columns, onFollow }: MenuColumnsProps) {
  const id = useId();
  // A list of ids is parted by spaces, so an id has none.
  const idOf = (title: string) => `${id}${title.replaceAll(' ', '-')}`;
  return (
    <div className={styles.columns}>
      {columns.map(({ title, links }) => (
        <div key={title} className={styles.column}>
          <p id={idOf(title)} className={styles.title}>
            {title}
          </p>
          <ul className={styles.links} aria-labelledby={idOf(title)}>
            {links.map((link) => (
              <li key={link.href} className={styles.entry}>
                <Entry link={link} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
