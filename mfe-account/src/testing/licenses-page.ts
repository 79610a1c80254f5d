import { toastStore } from '@portal/sdk/toasts';
import { screen } from '@testing-library/react';

/** For tests: the path of the license summary. */
export const PATH = '/license_generator';

/** For tests: the row of a license, by its products. */
export function row(products: string): HTMLElement {
  const found = screen.getByRole('rowheader', { name: products }).closest('tr');
  if (found === null) throw new Error(`${products} is not in a row`);
  return found;
}

// Whether each of hundreds of cells can be seen takes longer than all the rest of a test, so hidden ones count.
const HEADINGS = ['rowheader', { hidden: true }] as const;

/** For tests: the products of each listed license, in order. */
export const listed = (): readonly (string | null)[] =>
  screen.queryAllByRole(...HEADINGS).map(({ textContent }) => textContent);

/** For tests: waits for the licenses and returns the headings of their rows. */
export const rows = (): Promise<HTMLElement[]> => screen.findAllByRole(...HEADINGS);

/** For tests: the texts of the toasts, oldest first. */
export const toasts = (): string[] =>
  toastStore.getState().toasts.map(({ header, body }) => `${header}: ${body}`);
