import { screen } from '@testing-library/react';

/** For tests: the path of the license summary. */
export const PATH = '/license_generator';

/** For tests: the row of a license, by its products. */
export function row(products: string): HTMLElement {
  const found = screen.getByRole('rowheader', { name: products }).closest('tr');
  if (found === null) throw new Error(`${products} is not in a row`);
  return found;
}

/** For tests: the products of each listed license, in order. */
export const listed = (): readonly (string | null)[] =>
  screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

/** For tests: waits for the licenses and returns the headings of their rows. */
export async function rows(): Promise<HTMLElement[]> {
  await screen.findAllByRole('button', { name: 'Copy Key' });
  return screen.getAllByRole('rowheader');
}
