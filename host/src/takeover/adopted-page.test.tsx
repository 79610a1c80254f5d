import { staticSource } from '@portal/shell';
import { FailureState, Select, useHydrated } from '@portal/ui';
import { createMemoryRouter } from '@portal/ui/create-router';
import { RouterProvider } from '@portal/ui/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { Frame } from '../frame/Frame';
import { type FirstPageComponent, ShellContext } from '../frame/shell-context';
import { AdoptedPage } from './AdoptedPage';
import { click, downloads, freshRenderedPage, isLive } from './testing/kept-visit';

function Page() {
  const id = useId();
  return (
    <article>
      <h1 id={id}>Release 2026.1</h1>
      <button type="button" onClick={downloads} aria-describedby={id}>
        Download
      </button>
      <Suspense>
        <Fields />
      </Suspense>
    </article>
  );
}

const LANGUAGES = ['English', 'French'].map((value) => ({ value, label: value }));
const choices = jest.fn();

/** Fields in a part of the page that React hydrates after the page. */
function Fields() {
  // As most fields do, these render once more with the hydration.
  useHydrated();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [language, setLanguage] = useState('English');
  return (
    <>
      <input aria-label="File name" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Linux"
        checked={isChecked}
        onChange={(event) => setIsChecked(event.target.checked)}
      />
      <Select
        label="Language"
        options={LANGUAGES}
        value={language}
        onChange={(chosen) => {
          choices(chosen);
          setLanguage(chosen);
        }}
      />
      <output>
        {text} {String(isChecked)} {language}
      </output>
    </>
  );
}

/** The router of the page that was rendered last. */
let router: ReturnType<typeof createMemoryRouter>;

const tree = (element: ReactNode, FirstPage?: FirstPageComponent) => {
  const broken = { path: '/cae/*', element: <FailureState title="CAE products could not be loaded" /> };
  router = createMemoryRouter([
    { Component: Frame, HydrateFallback: Frame, children: [broken, { path: '*', element }] },
  ]);
  return (
    <ShellContext value={{ source: staticSource([]), ...(FirstPage && { FirstPage }) }}>
      <RouterProvider router={router} />
    </ShellContext>
  );
};

/** A document with the rendered page, before its scripts run. */
function open(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree(<Page />));
  document.body.append(container);
  window.portalInput = { events: [], within: document };
  return container;
}

async function adopt(container: HTMLElement, page: ReactNode = <Page />) {
  const onRecoverableError = jest.fn();
  await act(async () => {
    render(tree(page, AdoptedPage), { container, hydrate: true, onRecoverableError });
  });
  return onRecoverableError;
}

freshRenderedPage();
beforeEach(() => choices.mockClear());

// TAKEOVER-4.
test('a rendered page is hydrated without a difference, and its elements stay', async () => {
  const errors = jest.spyOn(console, 'error');
  const container = open();
  const [title, before] = [
    screen.getByRole('heading', { level: 1 }),
    container.querySelector('main')?.innerHTML,
  ];
  const onRecoverableError = await adopt(container);
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  expect(container.querySelector('main')?.innerHTML).toBe(before);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  expect(isLive()).toBe(true);
});

// TAKEOVER-2.
test('what was entered and clicked before hydration counts', async () => {
  const container = open();
  await userEvent.type(screen.getByRole('textbox'), 'exchange');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.selectOptions(within(container).getByRole('combobox', { name: 'Language' }), 'French');
  click('Download');
  await adopt(container);
  expect(screen.getByRole('textbox')).toHaveValue('exchange');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('exchange true French');
  expect(choices.mock.calls).toEqual([['French']]);
  expect(downloads).toHaveBeenCalledTimes(1);
});

// TAKEOVER-2: `act` would hydrate all of the page at once.
test('what was entered in a part of the page that is hydrated later counts', async () => {
  const container = open();
  await userEvent.type(screen.getByRole('textbox'), 'exchange');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.selectOptions(within(container).getByRole('combobox', { name: 'Language' }), 'French');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const root = hydrateRoot(container, tree(<Page />, AdoptedPage));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('exchange true French'));
  expect(choices.mock.calls).toEqual([['French']]);
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

// TAKEOVER-3.
test('a page that breaks after another one stands alone', async () => {
  const container = open();
  await adopt(container);
  await act(() => router.navigate('/cae/eda'));
  expect(screen.getByRole('alert')).toHaveTextContent('CAE products could not be loaded');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(container.querySelectorAll('[data-page]')).toHaveLength(1);
});

// TAKEOVER-3.
test('a page that breaks when it is hydrated stays readable below its message', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = open();
  await adopt(container, <FailureState title="This page of HOOPS products broke" />);
  expect(screen.getByRole('alert')).toHaveTextContent('This page of HOOPS products broke');
  expect(screen.getByRole('heading', { level: 1, name: 'Release 2026.1' })).toBeVisible();
});
