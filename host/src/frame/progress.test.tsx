import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createMemoryRouter } from '@portal/ui/create-router';
import { Outlet, RouterProvider } from '@portal/ui/router';
import { act, render, screen } from '@testing-library/react';
import { Progress } from './navigation';

const Layout = () => (
  <>
    <Progress />
    <Outlet />
  </>
);

// FRAME-8. The router tells late that a page is loading, so the line itself has no delay.
test('a page that is loading has a line at once', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = readFileSync(fileURLToPath(new URL('./progress.module.css', import.meta.url)), 'utf8');
  document.head.append(sheet);
  const router = createMemoryRouter([
    {
      Component: Layout,
      children: [
        { index: true, element: <h1>First</h1> },
        { path: 'slow', loader: () => new Promise(() => undefined), element: <h1>Slow</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await act(async () => void router.navigate('/slow'));
  const { animation, borderTop } = getComputedStyle(
    screen.getByRole('progressbar', { name: 'Loading the page' }),
  );
  expect(animation).toMatch(/^grow /);
  expect(animation.match(/\d+m?s\b/g)).toHaveLength(1);
  // Forced colors take a background away, and leave a border.
  expect(borderTop).toMatch(/^3px solid /);
  sheet.remove();
});
