import { staticSource } from '@portal/shell';
import { freshPage } from '@portal/testing';
import { loadMarks } from '@portal/ui';
import { createMemoryRouter } from '@portal/ui/create-router';
import { RouterProvider } from '@portal/ui/router';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useId, useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { Frame } from '../../frame/Frame';
import { type FirstPageComponent, type Shell, ShellContext } from '../../frame/shell-context';
import { KeptPage } from '../KeptPage';

/** Called by the page's Download button. */
export const downloads = jest.fn();

/** A page with one control of each kind. `isDrawn`: what only the drawn page has. */
export function Page({ isDrawn = true }: { readonly isDrawn?: boolean }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [name, setName] = useState('Exchange');
  const id = useId();
  return (
    <article>
      <h1>Release 2026.1</h1>
      {isDrawn || <noscript>All files</noscript>}
      {(isDrawn ? ['linux'] : ['windows', 'linux']).map((system) => (
        <a key={system} href="#files">
          To the files
        </a>
      ))}
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
      <label htmlFor={id}>Package name</label>
      <input id={id} value={name} onChange={(event) => setName(event.target.value)} />
      {name === '' && <p>Enter a name</p>}
    </article>
  );
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

/**
 * Opens a document with the rendered page, whose code has not arrived yet.
 * @param before what the visitor does before the page's scripts run.
 */
export function openRendered(before: () => void = () => undefined) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree(createMemoryRouter(routesOf({ Component: RenderedPage }))));
  document.body.append(container);
  window.portalInput = { events: [], within: document };
  before();
  let resolve: (page: { element: ReactNode }) => void = () => undefined;
  const lazy = () =>
    new Promise<{ element: ReactNode }>((done) => {
      resolve = done;
    });
  render(tree(createMemoryRouter(routesOf({ lazy })), KeptPage), { container, hydrate: true });
  /** Gives the router its page, as code and data that have arrived. */
  const show = (page: ReactNode) => act(async () => resolve({ element: page }));
  return { container, show };
}

export const button = (name: string) => screen.getByRole('button', { name });
/** What the inline script does with a click. */
export const click = (name: string) => {
  const target = button(name);
  window.portalInput?.events.push(
    Object.defineProperty(new MouseEvent('click'), 'target', { value: target }),
  );
};
export const isLive = () => document.documentElement.hasAttribute('data-live');

/** Starts each test on a page of its own, before it is live. Call at the top of a test file. */
export function freshRenderedPage(): void {
  beforeAll(loadMarks);
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
}
