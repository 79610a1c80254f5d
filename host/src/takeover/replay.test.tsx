import { act, fireEvent, waitFor } from '@testing-library/react';
import {
  button,
  click,
  downloads,
  freshRenderedPage,
  isLive,
  openRendered,
  Page,
} from './testing/kept-visit';

freshRenderedPage();

// TAKEOVER-2.
test('a page is not replaced between the press and the release of a click', async () => {
  const { container, show } = openRendered();
  const before = container.querySelector('article');
  fireEvent.pointerDown(button('Linux'));
  await show(<Page />);
  expect(before).toBeInTheDocument();
  expect([...container.querySelectorAll('[data-page]')]).toEqual([before?.closest('[data-page]')]);
  fireEvent.pointerUp(window);
  click('Linux');
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await waitFor(() => expect(button('Linux')).toHaveAttribute('aria-expanded', 'true'));
});

// TAKEOVER-2.
test('a press that moves the focus goes on', async () => {
  const { container, show } = openRendered();
  const before = container.querySelector('article');
  button('Windows').focus();
  fireEvent.pointerDown(button('Linux'));
  button('Linux').focus();
  await show(<Page />);
  await act(() => new Promise((resolve) => setTimeout(resolve))); // a press ends in a task of its own
  expect(before).toBeInTheDocument();
  fireEvent.pointerUp(window);
  await waitFor(() => expect(before).not.toBeInTheDocument());
});

// TAKEOVER-1, TAKEOVER-2.
test('a press that opens the browser’s menu, which keeps its release to itself, has ended', async () => {
  const { container, show } = openRendered();
  const before = container.querySelector('article');
  fireEvent.pointerDown(button('Linux'), { button: 2 });
  fireEvent.contextMenu(button('Linux'));
  await show(<Page />);
  await waitFor(() => expect(before).not.toBeInTheDocument());
});

// TAKEOVER-2.
test('what was clicked before happens once, in its order', async () => {
  const { show } = openRendered(() => {
    click('Windows');
    click('Download');
    click('Linux');
  });
  expect(downloads).not.toHaveBeenCalled();
  await show(<Page />);
  expect(downloads).toHaveBeenCalledTimes(1);
  expect(button('Windows')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Linux')).toHaveAttribute('aria-expanded', 'true');
  expect(window.portalInput?.events).toEqual([]);
  expect(window.portalInput?.within).toBeNull();
});

// TAKEOVER-2.
test('a control of the frame that was clicked before reacts without the page', async () => {
  openRendered(() => click('PRODUCTS'));
  expect(button('PRODUCTS')).toHaveAttribute('aria-expanded', 'true');
  expect(isLive()).toBe(false);
});
