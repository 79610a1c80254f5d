import { act, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { Overview } from '../../gallery/Overview';
import { createMemoryRouter } from '../create-router';
import { RouterProvider } from '../router';
import { composeExamples, EXAMPLE_MODULES } from './examples';

/** Called with what has come near the screen. */
let near: (() => void)[];
beforeEach(() => {
  near = [];
  globalThis.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      near.push(() =>
        seen(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

/** Of each group one, one with links, and one that covers the page. */
const SHOWN = ['app-link', 'button', 'breadcrumbs', 'dialog'];

/** Shows the overview. Resolves to what takes it away, with the pictures' own roots. */
async function showOverview(): Promise<() => Promise<void>> {
  const entries = Object.entries(EXAMPLE_MODULES)
    .filter(([slug]) => SHOWN.includes(slug))
    .map(async ([slug, load]) => [slug, composeExamples(await load())] as const);
  const components = new Map(await Promise.all(entries));
  const router = createMemoryRouter([{ path: '*', element: <Overview components={components} /> }]);
  const { unmount } = render(<RouterProvider router={router} />);
  return () => act(async () => unmount());
}

test('every component has a picture, and one link by its name', async () => {
  const close = await showOverview();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.slice(1)).sort()).toEqual([...SHOWN].sort());
  const button = screen.getByRole('link', { name: 'Button' }).closest('li') as HTMLElement;
  const picture = button.querySelector('[inert]') as HTMLElement;
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(within(picture).queryByText('Download')).toBeNull();

  // Near the screen it is drawn; nothing in it is part of the page for people.
  act(() => {
    for (const draw of near) draw();
  });
  expect(picture.querySelector('button')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(links.length);
  // What covers the page has a document of its own.
  const dialog = screen.getByRole('link', { name: 'Dialog' }).closest('li');
  expect(dialog?.querySelector('iframe')?.getAttribute('src')).toMatch(/^\/frame\/dialog\/.+\?scheme=light$/);
  await close();
});

test('axe finds nothing in the overview', async () => {
  const close = await showOverview();
  const { violations } = await axe.run(document.body, {
    // jsdom does not paint, and the layout around the overview has the landmarks.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await close();
});
