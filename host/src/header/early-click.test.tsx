import { createMemoryRouter } from '@portal/ui/create-router';
import { RouterProvider } from '@portal/ui/router';
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useMenuBar } from './use-menu-bar';
import { usePopup } from './use-popup';

/** Clicks in the task of the first commit. Effects that are not layout effects run in a later one. */
const useClickAtOnce = () =>
  useLayoutEffect(() => queueMicrotask(() => screen.getByRole('button').click()), []);

function Popup() {
  const { buttonProps } = usePopup('panel');
  useClickAtOnce();
  return <button {...buttonProps}>Menu</button>;
}

function Menu() {
  const bar = useMenuBar();
  useClickAtOnce();
  return (
    <button type="button" aria-expanded={bar.openId === 'hoops'} onClick={() => bar.press('hoops')}>
      Menu
    </button>
  );
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// TAKEOVER-2: `act` would run the effects before the click.
test.each([
  ['a popup', Popup],
  ['a menu of the bar', Menu],
])('%s that is clicked before the first effects have run stays open', async (_name, Component) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Component /> }])} />);
  const opened = await screen.findByRole('button', { expanded: true });
  // Until the effects of this render and of the next have run.
  for (let task = 0; task < 20; task++) await nextTask();
  expect(opened).toHaveAttribute('aria-expanded', 'true');
  root.unmount();
});
