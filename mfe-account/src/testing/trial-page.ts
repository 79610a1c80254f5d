import { screen, waitFor } from '@testing-library/react';
import { openPage } from './account-page';

/** For tests: the box with the trial's status. */
export const box = (): HTMLElement => screen.getByRole('region', { name: 'Your trial' });

/** For tests: waits until the box shows a number of remaining days. */
export const days = (count: number): Promise<void> =>
  waitFor(() => expect(box()).toHaveTextContent(new RegExp(`^${count} days remaining`)));

/** For tests: opens a trial page as a visitor and waits until it has loaded. */
export async function openAsVisitor(path: string): Promise<void> {
  openPage(path);
  await screen.findByText(/^Try .* free for 60 days$/);
}

export const link = (name: string): HTMLElement => screen.getByRole('link', { name });
