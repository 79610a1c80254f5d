/** The gallery: its components at the left, each example in both color schemes and at two widths. */
import '../src/theme/theme.css';
import { createBrowserRouter, RouterProvider } from '@portal/router';
import { createRoot } from 'react-dom/client';
import { composeExamples } from '../src/examples/compose';
import { EXAMPLE_MODULES } from '../src/examples/modules';
import { applyColorScheme } from '../src/theme/color-scheme';
import { ComponentPage } from './ComponentPage';
import { Introduction } from './Introduction';
import { Layout } from './Layout';

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
      children: [page, { path: '*', element: <Introduction /> }],
    },
  ]);
  createRoot(root).render(<RouterProvider router={router} />);
}

void showGallery();
