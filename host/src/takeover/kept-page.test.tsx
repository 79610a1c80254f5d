import { keepPreload, takePreloaded } from '@portal/query/preload';
import { EmptyState, FailureState } from '@portal/ui';
import { act, screen, within } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
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
  // No heading and no id is there twice.
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  expect(container.querySelectorAll('[data-page]')).toHaveLength(1);
  await act(async () => finishLatePage());
  expect(container.querySelectorAll('[data-page]')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(isLive()).toBe(true);
});

function Card({ onEffect }: { readonly onEffect: (card: HTMLElement | null) => void }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onEffect(card.current);
  }, [onEffect]);
  return <div ref={card} />;
}

// TAKEOVER-1: what scrolls to itself, as a card does that the address names, would move the rendered page.
test('a page that is being drawn is outside of the document when its effects run', async () => {
  const { show } = openRendered();
  const wasInDocument: (boolean | undefined)[] = [];
  await show(
    <>
      <Card onEffect={(card) => wasInDocument.push(card?.isConnected)} />
      <LatePage />
    </>,
  );
  await act(async () => finishLatePage());
  expect(isLive()).toBe(true);
  expect(wasInDocument).toEqual([false]);
});

// TAKEOVER-2: a click in between would be lost with the button.
test('nothing comes between the check of a page that loaded by itself and its place in the document', async () => {
  const { container, show } = openRendered();
  let skeleton: HTMLElement | null = null;
  await show(
    <div
      aria-busy="true"
      ref={(element) => {
        skeleton = element;
      }}
    >
      Loading
    </div>,
  );
  await act(async () => {
    skeleton?.removeAttribute('aria-busy');
    await Promise.resolve();
    expect(container.querySelectorAll('[data-page]')).toHaveLength(1);
    expect(screen.getByText('Loading')).toBeVisible();
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
test('content that could not be loaded is told above the rendered page', async () => {
  const { show } = openRendered();
  await show(
    <>
      <h1>Exchange</h1>
      <FailureState title="The downloads could not be loaded." detail="The server did not respond." />
    </>,
  );
  const message = screen.getByText(/You see the page as it was published last/).closest('[role=alert]');
  expect(message).toHaveTextContent('The downloads could not be loaded.The server did not respond. You see');
  expect(button('Retry')).toBeVisible();
  expect(button('Retry')).toBeEnabled();
  // No code handles the controls of the rendered page.
  expect(button('Download')).toBeDisabled();
  expect(screen.getByRole('heading', { level: 1, name: 'Release 2026.1' })).toBeVisible();
  // Once, and the page's title, too.
  expect(screen.getByText('The downloads could not be loaded.')).toBeVisible();
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  // A11Y-8: the button goes once the content is there.
  act(() => button('Retry').focus());
  act(() => button('Retry').click());
  expect(screen.getByRole('main')).toHaveFocus();
});

// TAKEOVER-3. As in a network that wants its visitors to sign in.
test('Retry uses no response that came with the content that could not be loaded', async () => {
  void keepPreload('/content', Promise.resolve(new Response('<h1>Sign in</h1>')));
  const { show } = openRendered();
  await show(
    <>
      <h1>Exchange</h1>
      <FailureState title="The downloads could not be loaded." detail="The server did not respond." />
    </>,
  );
  act(() => button('Retry').click());
  expect(takePreloaded('/content')).toBeUndefined();
});

// TAKEOVER-3, MISS-2.
test('content that is not there any more replaces the rendered page', async () => {
  const { container, show } = openRendered();
  await show(
    <>
      <h1>Exchange</h1>
      <EmptyState title="This version is not available." action={<a href="/older">Older Versions</a>} />
    </>,
  );
  expect(container.querySelectorAll('[data-page]')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Exchange' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Older Versions' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(isLive()).toBe(true);
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
