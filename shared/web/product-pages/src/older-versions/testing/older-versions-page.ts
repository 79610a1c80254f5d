import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** For tests: the paths of the version indexes. */
export const INDEX = {
  communicator: 'hoops-product/hoops-communicator/hoops-communicator-version.json',
  exchange: 'hoops-product/hoops-exchange/hoops-exchange-version.json',
};

/** For tests: an index with years and versions in no order. */
export const index = [
  { year: 2023, versions: ['2023 SP1', '2023', '2023 SP2'] },
  { year: 2024, versions: ['2024.9.0', '2024.10.0', '2024.2.0'] },
  { year: 2022, versions: [] },
  { year: 2021, versions: [], message: 'Nothing came out.' },
];

/** For tests: opens a year and returns the queries of its content. */
export async function versionsOf(year: string): Promise<ReturnType<typeof within>> {
  await userEvent.click(screen.getByRole('button', { name: year }));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const panel = document.getElementById(
    screen.getByRole('button', { name: year }).getAttribute('aria-controls') ?? '',
  );
  return within(panel as HTMLElement);
}
