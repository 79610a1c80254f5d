import { type HeaderMenus, headerMenus, type MenuColumn, type MenuLink } from '@portal/catalog/menus';
import { AppLink, cx, ExternalLink, ProductIcon } from '@portal/ui';
import { useId, useMemo } from 'react';
import { useConfig } from '../frame/shell-context';
import whole from '../frame/whole-link.module.css';
import styles from './menu-columns.module.css';

/**
 * The header's menus. The prerendered frame does not know external URLs yet: its menus are closed, and
 * its support link leads to the portal's own page, which redirects to the support site.
 */
export function useMenus(): HeaderMenus {
  const config = useConfig();
  return useMemo(() => headerMenus(config ?? { docsHost: '', supportUrl: '/developer-support' }), [config]);
}

interface MenuColumnsProps {
  readonly columns: readonly MenuColumn[];
  /** Called when a link is followed, to close the panel. */
  readonly onNavigate: () => void;
}

function Entry({ link, onNavigate }: { readonly link: MenuLink; readonly onNavigate: () => void }) {
  if (link.external) {
    return (
      <ExternalLink href={link.href} className={whole.link} onClick={onNavigate}>
        {link.name}
      </ExternalLink>
    );
  }
  return (
    <>
      <ProductIcon name={link.icon} size={28} className={styles.mark} />
      <div>
        <AppLink to={link.href} className={whole.link} onClick={onNavigate}>
          {link.name}
        </AppLink>
        <p className={styles.description}>{link.description}</p>
      </div>
    </>
  );
}

/** The content of a menu: titled lists of links in columns. */
export function MenuColumns({ columns, onNavigate }: MenuColumnsProps) {
  const id = useId();
  return (
    <div className={styles.columns}>
      {columns.map(({ title, links }, at) => (
        <div key={title} className={styles.column}>
          <p id={id + at} className={styles.title}>
            {title}
          </p>
          <ul className={styles.links} aria-labelledby={id + at}>
            {links.map((link) => (
              <li key={link.href} className={cx(whole.entry, styles.entry)}>
                <Entry link={link} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
