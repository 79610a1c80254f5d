import { screen, within } from '@testing-library/react';

/** For tests: waits for the tabs and returns their texts, which include the number of rows. */
export const tabs = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('tab')).map((tab) => tab.textContent);

export const row = (name: string | RegExp): HTMLElement => screen.getByRole('row', { name });

/** For tests: the addresses of the links in an element. */
export const hrefs = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
