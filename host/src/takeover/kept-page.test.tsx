import { createMemoryRouter, RouterProvider } from '@portal/router';
import { staticSource } from '@portal/shell';
import { freshPage } from '@portal/testing';
import { EmptyState, FailureState } from '@portal/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import type { FirstPageComponent } from '../frame/FirstPage';
import { Frame } from '../frame/Frame';
import { type Shell, ShellContext } from '../frame/shell-context';
import { KeptPage } from './KeptPage';

const downloads = jest.fn();

/** A page with one control of each kind. `isDrawn`: what only the drawn page has. */
function Page({ isDrawn = true }: { readonly isDrawn?: boolean }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [text, setText] = useState('');
  return (
    <article>
      <h1>Release 2026.1</h1>
      {isDrawn || <noscript>All files</noscript>}
      <p>The notes of this release.</p>
      <a href="/hoops/exchange/support">Support</a>
      {['Windows', 'Linux'].map((name) => (
        <button
          key={name}
          type="button"
          aria-expanded={openId === name}
          onClick={() => setOpenId(openId === name ? null : name)}
        >
          {name}
        </button>
      ))}
      <button type="button" onClick={downloads}>
        Download
      </button>
      <label>
        File name
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <output>{text}</output>
    </article>
  );
}

let finishLatePage: () => void = () => undefined;

/** A page that shows a skeleton first. */
function LatePage() {
  const [isThere, setIsThere] = useState(false);
  finishLatePage = () => setIsThere(true);
  return isThere ? <Page /> : <div aria-busy="true">Loading</div>;
}

const RenderedPage = () => <Page isDrawn={false} />;
const tree = (router: ReturnType<typeof createMemoryRouter>, FirstPage?: FirstPageComponent) => {
  const shell: Shell = { source: staticSource([]), ...(FirstPage && { FirstPage }) };
  return (
    <ShellContext value={shell}>
      <RouterProvider router={router} />
    </ShellContext>
  );
};
const routesOf = (page: object) => [
  { Component: Frame, HydrateFallback: Frame, children: [{ path: '*', ...page }] },
];

interface Visit {
  /** Gives the router its page, as code and data that have arrived. */
  show(page: ReactNode): Promise<void>;
  readonly container: HTMLElement;
}

let recorded: Event[];

/** Opens a document with the rendered page, whose code has not arrived yet. */
function open(before: () => void = () => undefined): Visit {
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree(createMemoryRouter(routesOf({ Component: RenderedPage }))));
  document.body.append(container);
  recorded = [];
  window.portalInput = { events: recorded, within: document };
  before();
  let resolve: (page: { element: ReactNode }) => void = () => undefined;
  const lazy = () =>
    new Promise<{ element: ReactNode }>((done) => {
      resolve = done;
    });
  render(tree(createMemoryRouter(routesOf({ lazy })), KeptPage), { container, hydrate: true });
  return { container, show: (page) => act(async () => resolve({ element: page })) };
}

const button = (name: string) => screen.getByRole('button', { name });
/** What the inline script does with an event. */
const click = (name: string) => {
  const target = button(name);
  recorded.push(Object.defineProperty(new MouseEvent('click'), 'target', { value: target }));
};
const isLive = () => document.documentElement.hasAttribute('data-live');

beforeEach(async () => {
  await freshPage('/page');
  delete document.documentElement.dataset.live;
  downloads.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

// TAKEOVER-1.
test('the rendered page stays as it is until the drawn one replaces it in one commit', async () => {
  const errors = jest.spyOn(console, 'error');
  const { container, show } = open();
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
test('focus, selection, scroll position and entered text stay', async () => {
  const { show } = open();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'File name' });
  field.focus();
  await userEvent.type(field, 'exchange');
  field.setSelectionRange(2, 2);
  window.scrollY = 120;
  fireEvent.scroll(window);
  await show(<Page />);
  const drawn = screen.getByRole<HTMLInputElement>('textbox', { name: 'File name' });
  expect(drawn).not.toBe(field);
  expect(drawn).toHaveFocus();
  expect(drawn).toHaveValue('exchange');
  expect(screen.getByRole('status')).toHaveTextContent('exchange');
  expect(drawn.selectionStart).toBe(2);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 120);
});

describe('an address whose hash names a part of the page', () => {
  const shown = jest.fn();
  beforeEach(async () => {
    await freshPage('/page#notes');
    window.scrollY = 0;
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown(this.id);
    };
  });
  afterEach(() => {
    shown.mockClear();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  const notes = (
    <>
      <Page />
      <section id="notes" tabIndex={-1} aria-label="Notes" />
    </>
  );

  test('that the rendered page does not have is shown, and gets the focus', async () => {
    const { show } = open();
    await show(notes);
    expect(shown).toHaveBeenLastCalledWith('notes');
    expect(screen.getByRole('region', { name: 'Notes' })).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('is shown also where the browser has restored a scroll position', async () => {
    window.scrollY = 430;
    const { show } = open();
    await show(notes);
    expect(shown).toHaveBeenLastCalledWith('notes');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('stays out of sight if the visitor has scrolled', async () => {
    const { show } = open();
    window.scrollY = 120;
    fireEvent.scroll(window);
    await show(notes);
    expect(shown).not.toHaveBeenCalled();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 120);
  });
});

// TAKEOVER-2.
test('a page is not replaced between the press and the release of a click', async () => {
  const { container, show } = open();
  const before = container.querySelector('article');
  fireEvent.pointerDown(button('Linux'));
  await show(<Page />);
  expect(before).toBeInTheDocument();
  expect(container.querySelectorAll('[data-page]')[0]).toHaveStyle({ display: 'none' });
  fireEvent.pointerUp(window);
  click('Linux');
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await waitFor(() => expect(button('Linux')).toHaveAttribute('aria-expanded', 'true'));
});

test('selected text stays selected', async () => {
  const { show } = open();
  const text = screen.getByText('The notes of this release.').firstChild as Text;
  window.getSelection()?.setBaseAndExtent(text, 4, text, 9);
  await show(<Page />);
  expect(window.getSelection()?.toString()).toBe('notes');
  expect(text.isConnected).toBe(false);
});

// TAKEOVER-2.
test('what was clicked before happens once, in its order', async () => {
  const { show } = open(() => {
    click('Windows');
    click('Download');
    click('Linux');
  });
  expect(downloads).not.toHaveBeenCalled();
  await show(<Page />);
  expect(downloads).toHaveBeenCalledTimes(1);
  expect(button('Windows')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Linux')).toHaveAttribute('aria-expanded', 'true');
  expect(recorded).toEqual([]);
  expect(window.portalInput?.within).toBeNull();
});

// TAKEOVER-2.
test('a control of the frame that was clicked before reacts without the page', async () => {
  open(() => click('Color scheme'));
  expect(button('Color scheme')).toHaveAttribute('aria-expanded', 'true');
  expect(isLive()).toBe(false);
});

// TAKEOVER-1.
test('a skeleton does not replace the rendered page', async () => {
  const { container, show } = open();
  await show(<LatePage />);
  expect(screen.getByText('All files')).toBeVisible();
  expect(screen.getByText('Loading').closest('[data-page]')).toHaveStyle('display: none');
  await act(async () => finishLatePage());
  expect(container.querySelectorAll('[data-page]')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(isLive()).toBe(true);
});

// TAKEOVER-3.
test('a part that failed says so above the rendered page', async () => {
  const { container, show } = open();
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
  ['could not be loaded', <FailureState key="1" title="The downloads could not be loaded." />],
  ['is not there any more', <EmptyState key="2" title="The downloads could not be loaded." />],
])('content that %s is told above the rendered page', async (_, state) => {
  const { show } = open();
  await show(
    <>
      <h1>Exchange</h1>
      {state}
    </>,
  );
  const message = screen.getByText('You see the page as it was published last.').closest('[role=alert]');
  expect(message).toHaveTextContent('The downloads could not be loaded.');
  expect(button('Try again')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Release 2026.1' })).toBeVisible();
});

// TAKEOVER-3.
test('a page that takes long says so, and can be loaded again', () => {
  jest.useFakeTimers();
  open();
  act(() => jest.advanceTimersByTime(10_000));
  jest.useRealTimers();
  expect(screen.getByRole('alert')).toHaveTextContent('This page is still loading');
  expect(button('Try again')).toBeVisible();
});
