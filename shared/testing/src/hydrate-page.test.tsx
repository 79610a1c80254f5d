/** @jest-environment node */
import { createMemoryRouter, RouterProvider } from '@portal/router';
import { renderApp } from '@portal/shell/render';
import { type ComponentType, useEffect, useState } from 'react';
import { hydratePage } from './hydrate-page';

const url = new URL('http://127.0.0.1/points');

/** What is wrong with a page that is rendered without a window and then taken over. */
async function problemsOf(Component: ComponentType): Promise<string[]> {
  const createRouter = () =>
    createMemoryRouter([{ path: '/points', Component }], { initialEntries: ['/points'] });
  const router = createRouter();
  const page = await renderApp(router, <RouterProvider router={router} />);
  if (page.kind !== 'page') throw new Error(JSON.stringify(page));
  return hydratePage(createRouter, url, page.html);
}

function Late() {
  const [text, setText] = useState('first');
  useEffect(() => setText('later'), []);
  return <h1>{text}</h1>;
}

// PAGES-13.
test('a page whose first render is the same in a browser is taken over', async () => {
  expect(await problemsOf(() => <h1>Points</h1>)).toEqual([]);
  expect(await problemsOf(Late)).toEqual([]);
  expect(typeof window).toBe('undefined');
});

// PAGES-13.
test.each<readonly [string, ComponentType]>([
  ['the window', () => <h1>{typeof window === 'undefined' ? 'on a server' : 'in a browser'}</h1>],
  ['the clock', () => <h1>{performance.now()}</h1>],
  ['an attribute', () => <h1 lang={typeof window === 'undefined' ? 'en' : 'de'}>Points</h1>],
])('a page that depends on %s is reported', async (_, Component) => {
  expect(await problemsOf(Component)).not.toEqual([]);
});
