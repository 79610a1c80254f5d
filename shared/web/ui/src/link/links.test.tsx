import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from '../create-router';
import { RouterProvider } from '../router';
import { AppLink } from './links';

/** Shows a link on the page `/from`, and tells where the router is. */
function show(link: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: link }], { initialEntries: ['/', '/from'] });
  render(<RouterProvider router={router} />);
  const element = screen.getByRole('link');
  return {
    link: element,
    router,
    click: (init: MouseEventInit = {}) => {
      const event = createEvent.click(element, { button: 0, ...init });
      fireEvent(element, event);
      return event.defaultPrevented;
    },
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

test('a click navigates without a load of the document', () => {
  const { link, click, path } = show(<AppLink to="/to?a=1#b">To</AppLink>);
  expect(link).toHaveAttribute('href', '/to?a=1#b');
  expect(click()).toBe(true);
  expect(path()).toBe('/to?a=1');
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser handles a click with %j',
  (init) => {
    const { click, path } = show(<AppLink to="/to">To</AppLink>);
    expect(click(init)).toBe(false);
    expect(path()).toBe('/from');
  },
);

test('a link for another tab is the browser’s', () => {
  const { click, path } = show(
    <AppLink to="/to" target="_blank">
      To
    </AppLink>,
  );
  expect(click()).toBe(false);
  expect(path()).toBe('/from');
});

test('a click that is prevented does nothing', () => {
  const { click, path } = show(
    <AppLink to="/to" onClick={(event) => event.preventDefault()}>
      To
    </AppLink>,
  );
  click();
  expect(path()).toBe('/from');
});

test('a link to the page itself adds no entry to the history', () => {
  const { click, router } = show(<AppLink to="/from">Here</AppLink>);
  click();
  expect(router.state.historyAction).toBe('REPLACE');
});
