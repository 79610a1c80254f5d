/** The gallery: its components at the left, each example in both color schemes and at two widths. */

import { createBrowserRouter } from '../src/create-router';
import { AppLink } from '../src/link/links';
import { Outlet, RouterProvider, useLocation } from '../src/router';
import { ComponentPage, type Components } from './ComponentPage';
import styles from './gallery.module.css';
import { Overview } from './Overview';
import '../src/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { composeExamples, EXAMPLE_MODULES } from '../src/examples/examples';
import { applyColorScheme } from '../src/theme/color-scheme';

/** The list of components by group, beside the page. */
function Layout({ components }: { readonly components: Components }) {
  const current = useLocation().pathname.split('/')[1];
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
                    <AppLink
                      to={`/${slug}`}
                      className={styles.link}
                      aria-current={slug === current ? 'page' : undefined}
                    >
                      {name}
                    </AppLink>
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

async function showGallery(): Promise<void> {
  applyColorScheme();
  const entries = await Promise.all(
    Object.entries(EXAMPLE_MODULES).map(
      async ([slug, load]) => [slug, composeExamples(await load())] as const,
    ),
  );
  const components = new Map(entries);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element "root"');
  const page = { path: ':component/:example?', element: <ComponentPage components={components} /> };
  const router = createBrowserRouter([
    {
      element: <Layout components={components} />,
      children: [page, { path: '*', element: <Overview components={components} /> }],
    },
  ]);
  createRoot(root).render(<RouterProvider router={router} />);
}

void showGallery();
