import { NavLink, Outlet } from '@portal/router';
import type { ComponentExamples } from '../src/examples/compose';
import styles from './gallery.module.css';

/** The components by the slugs of their addresses. */
export type Components = ReadonlyMap<string, ComponentExamples>;

interface LayoutProps {
  readonly components: Components;
}

/** The list of components by group, beside the page. */
export function Layout({ components }: LayoutProps) {
  const groups = [...new Set([...components.values()].map(({ group }) => group))];
  return (
    <div className={styles.layout}>
      <nav aria-label="Components" className={styles.navigation}>
        {groups.map((group) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} className={styles.group}>
              {group}
            </h2>
            <ul className={styles.links}>
              {[...components]
                .filter(([, component]) => component.group === group)
                .map(([slug, { name }]) => (
                  <li key={slug}>
                    <NavLink to={`/${slug}`} className={styles.link}>
                      {name}
                    </NavLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      <main className={styles.page}>
        <Outlet />
      </main>
    </div>
  );
}
