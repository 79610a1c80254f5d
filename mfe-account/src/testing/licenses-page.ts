import { screen } from '@testing-library/react';

/** For tests: the path of the license summary. */
export const PATH = '/license_generator';

/** For tests: waits for the licenses and returns their cards. */
export async function cards(): Promise<HTMLElement[]> {
  await screen.findAllByRole('button', { name: 'Copy Key' });
  return screen.getAllByRole('article');
}
