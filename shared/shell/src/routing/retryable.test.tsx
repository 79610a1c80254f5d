import { createMemoryRouter, RouterProvider } from '@portal/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { retryable } from './retryable';

const Page = () => <h1>The page</h1>;
const Waiting = () => <p>Loading</p>;

it('asks for a page’s code again, where the router alone would keep the first failure', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let attempts = 0;
  const lazy = async () => {
    attempts += 1;
    if (attempts < 3) throw Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
    return { Component: Page };
  };
  render(
    <RouterProvider
      router={createMemoryRouter(retryable([{ path: '/', lazy, HydrateFallback: Waiting }]))}
    />,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
  await userEvent.click(again);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
