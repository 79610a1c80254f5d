import { freshPage } from '@portal/testing';
import { createMemoryRouter } from '@portal/ui/create-router';
import { RouterProvider, useLoaderData } from '@portal/ui/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isFailedPage, retryable } from './retryable';

const Page = () => <h1>The page</h1>;
const DataPage = () => <h1>{useLoaderData<string>()}</h1>;
const LoadingPage = () => <p>Loading</p>;

beforeEach(() => freshPage('/'));

test.each([
  ['a component', { Component: Page }],
  ['an element', { element: <Page /> }],
])('loads %s again after a failure, which the router alone would cache', async (_, page) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let attempts = 0;
  const lazy = async () => {
    attempts += 1;
    if (attempts < 3) throw Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
    return page;
  };
  render(
    <main tabIndex={-1}>
      <RouterProvider
        router={createMemoryRouter(retryable([{ path: '/', lazy, HydrateFallback: LoadingPage }]))}
      />
    </main>,
  );
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
  await userEvent.click(retryButton);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  // A11Y-8.
  expect(screen.getByRole('main')).toHaveFocus();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

// REM-2. Without a network both fail: the page must not start with the failure from before the click.
test('loads the data of the page again, too', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isOnline = false;
  const lazy = async () => {
    if (!isOnline) throw new Error('Loading chunk 1 failed.');
    return { Component: DataPage };
  };
  const loader = () => (isOnline ? 'The data' : 'The data could not be loaded');
  render(
    <RouterProvider
      router={createMemoryRouter(retryable([{ path: '/', lazy, loader, HydrateFallback: LoadingPage }]))}
    />,
  );
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  isOnline = true;
  await userEvent.click(retryButton);
  expect(await screen.findByRole('heading')).toHaveTextContent(/^The data$/);
  logged.mockRestore();
});

test('retries once, however often the button is pressed before the page reacts', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lazy = jest.fn(async () => {
    throw new Error('Loading chunk 1 failed.');
  });
  render(
    <RouterProvider
      router={createMemoryRouter(retryable([{ path: '/', lazy, HydrateFallback: LoadingPage }]))}
    />,
  );
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  await act(async () => {
    retryButton.click();
    retryButton.click();
  });
  expect(lazy).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test('does not wait for hanging requests of the previous attempt', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = '/remotes/mfe-x/1.0.0/';
  // Like webpack's run time: an attempt joins the pending script of the previous one.
  let chunk: Promise<void> | undefined;
  let hangs = true;
  const requestChunk = () => {
    if (!hangs) return Promise.resolve();
    chunk ??= new Promise((_, reject) => {
      const script = document.createElement('script');
      script.src = `${folder}part.js`;
      script.onerror = () => {
        chunk = undefined;
        reject(new Error('Loading chunk 2 failed.'));
      };
      document.head.append(script);
    });
    return chunk;
  };
  let first = true;
  const lazy = async () => {
    const missing = first ? Promise.reject(new Error('Loading chunk 1 failed.')) : Promise.resolve();
    first = false;
    await Promise.all([missing, chunk ?? requestChunk()]);
    return { Component: Page };
  };
  const routes = retryable([{ path: '/', lazy, HydrateFallback: LoadingPage }], { folder });
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  hangs = false;
  await userEvent.click(retryButton);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  logged.mockRestore();
});

// TAKEOVER-4: a page that failed is not the one that was rendered ahead.
test.each([
  ['failed to load', () => Promise.reject(new Error('Loading chunk 1 failed.')), true],
  ['was loaded', () => Promise.resolve({ Component: Page, handle: {} }), false],
])('tells whether the code of a page %s', async (_, lazy, isFailed) => {
  const router = createMemoryRouter(retryable([{ path: '/', lazy, HydrateFallback: LoadingPage }]));
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(isFailedPage(router.state.matches)).toBe(isFailed);
  router.dispose();
});
