import { createMemoryRouter } from '@portal/ui/create-router';
import { RouterProvider } from '@portal/ui/router';
import { render, screen } from '@testing-library/react';
import { dataScreen, fixedScreen, type ScreenObject } from './screen-route';

const Year = ({ year }: { readonly year: number }) => <h1>The year {year.toFixed(0)}</h1>;
const Waiting = () => null;
const loadYear = async () => ({ Screen: Year });

const show = (route: ScreenObject) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', HydrateFallback: Waiting, ...route }])} />);

test('a screen receives what its loader returns', async () => {
  show(dataScreen({ loader: async () => ({ year: 2026 }) }, loadYear));
  expect(await screen.findByRole('heading', { name: 'The year 2026' })).toBeVisible();
});

test('a screen without a loader receives fixed props', async () => {
  show(fixedScreen({ year: 2025 }, loadYear));
  expect(await screen.findByRole('heading', { name: 'The year 2025' })).toBeVisible();
});

test('a route keeps the handle and the revalidation of its loader', () => {
  const parts = { handle: { prefetch: async () => undefined }, shouldRevalidate: () => false };
  expect(dataScreen({ loader: () => ({ year: 2026 }), ...parts }, loadYear)).toMatchObject(parts);
});

test('a loader that does not return what the screen needs does not compile', () => {
  // @ts-expect-error the year is a text
  dataScreen({ loader: () => ({ year: '2026' }) }, loadYear);
  // @ts-expect-error the year is missing
  fixedScreen({}, loadYear);
});
