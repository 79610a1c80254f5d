import { EmptyState, FailureState } from '@portal/ui';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { button, freshRenderedPage, isLive, openRendered, Page } from './testing/kept-visit';

freshRenderedPage();

let finishLatePage: () => void = () => undefined;

/** A page that shows a skeleton first. */
function LatePage() {
  const [isThere, setIsThere] = useState(false);
  finishLatePage = () => setIsThere(true);
  return isThere ? <Page /> : <div aria-busy="true">Loading</div>;
}

// TAKEOVER-1.
test('the rendered page stays as it is until the drawn one replaces it in one commit', async () => {
  const errors = jest.spyOn(console, 'error');
  const { container, show } = openRendered();
  const before = container.querySelector('article');
  expect(screen.getByText('All files')).toBeInTheDocument();
  expect(isLive()).toBe(false);
  const changes: number[] = [];
  const observer = new MutationObserver(() => changes.push(container.querySelectorAll('h1').length));
  observer.observe(container, { childList: true, subtree: true });
  await show(<Page />);
  expect(container.querySelector('article')).not.toBe(before);
  expect(screen.queryByText('All files')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(new Set(changes)).toEqual(new Set([1]));
  expect(isLive()).toBe(true);
  expect(errors).not.toHaveBeenCalled();
});

// TAKEOVER-1.
test('a skeleton does not replace the rendered page', async () => {
  const { container, show } = openRendered();
  await show(<LatePage />);
  expect(screen.getByText('All files')).toBeVisible();
  expect(screen.getByText('Loading').closest('[data-page]')).toHaveStyle('display: none');
  await act(async () => finishLatePage());
  expect(container.querySelectorAll('[data-page]')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(isLive()).toBe(true);
});

// TAKEOVER-2: a click in between would be lost with the button.
test('nothing comes between the check of a page that loaded by itself and its place in the document', async () => {
  const { container, show } = openRendered();
  await show(<div aria-busy="true">Loading</div>);
  await act(async () => {
    screen.getByText('Loading').removeAttribute('aria-busy');
    await Promise.resolve();
    expect(container.querySelectorAll('[data-page]')).toHaveLength(1);
  });
});

// TAKEOVER-3.
test('a part that failed says so above the rendered page', async () => {
  const { container, show } = openRendered();
  await show(
    <FailureState
      title="HOOPS products could not be loaded"
      action={<button type="button">Try again</button>}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('HOOPS products could not be loaded');
  expect(button('Try again')).toBeVisible();
  const [message, rendered] = container.querySelectorAll<HTMLElement>('[data-page]');
  expect(message).toContainElement(screen.getByRole('alert'));
  expect(within(rendered ?? container).getByRole('heading', { level: 1 })).toBeVisible();
  expect(isLive()).toBe(true);
});

// TAKEOVER-3.
test.each([
  [
    'could not be loaded',
    <FailureState key="1" title="The downloads could not be loaded." detail="The server did not respond." />,
    'The server did not respond.',
  ],
  [
    'is not there any more',
    <EmptyState key="2" title="The downloads could not be loaded." action={<a href="/older">Older</a>} />,
    '',
  ],
])('content that %s is told above the rendered page', async (_, state, reason) => {
  const { show } = openRendered();
  await show(
    <>
      <h1>Exchange</h1>
      {state}
    </>,
  );
  const message = screen.getByText(/You see the page as it was published last/).closest('[role=alert]');
  expect(message).toHaveTextContent(`The downloads could not be loaded.${reason && `${reason} `}You see`);
  expect(button('Retry')).toBeVisible();
  expect(button('Retry')).toBeEnabled();
  // Nothing stands behind the controls of the rendered page.
  expect(button('Download')).toBeDisabled();
  expect(screen.getByRole('heading', { level: 1, name: 'Release 2026.1' })).toBeVisible();
});

// TAKEOVER-3.
test('a page that takes long says so, and can be loaded again', () => {
  jest.useFakeTimers();
  openRendered();
  act(() => jest.advanceTimersByTime(10_000));
  jest.useRealTimers();
  expect(screen.getByRole('alert')).toHaveTextContent('This page is still loading');
  expect(button('Try again')).toBeVisible();
});
