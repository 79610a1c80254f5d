import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frame, group, KEY, next, prepareTraining, showPage, stored } from './testing/training-page';

prepareTraining();

const watched = () => screen.getByRole('button', { name: /^(?:Mark as watched|Watched)$/ });

// TRN-8.
describe('what was watched', () => {
  test('is counted for each group and marked in the list, and the visitor can change it', async () => {
    await showPage();
    expect(group('Basics')).toHaveAccessibleDescription('3 videos');
    await userEvent.click(next());
    await frame('Second');
    expect(group('Basics')).toHaveAccessibleDescription('1 of 3 videos watched');
    const item = screen.getByRole('link', { name: 'First' }).closest('li') as HTMLElement;
    expect(within(item).getByText('Watched')).toBeInTheDocument();

    expect(watched()).toHaveAttribute('aria-pressed', 'false');
    expect(watched()).toHaveAccessibleName('Mark as watched');
    await userEvent.click(watched());
    expect(watched()).toHaveAttribute('aria-pressed', 'true');
    expect(watched()).toHaveAccessibleName('Watched');
    expect(group('Basics')).toHaveAccessibleDescription('2 of 3 videos watched');
    await userEvent.click(watched());
    expect(group('Basics')).toHaveAccessibleDescription('1 of 3 videos watched');
  });

  test('is shown as another tab has changed it', async () => {
    await showPage();
    window.localStorage.setItem(KEY, JSON.stringify({ watched: ['a', 'd'] }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(group('Alone')).toHaveAccessibleDescription('1 of 1 video watched');
  });

  test('is remembered until the page is left where storage is full', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await showPage();
    await userEvent.click(watched());
    expect(watched()).toHaveAttribute('aria-pressed', 'true');
    full.mockRestore();
    await userEvent.click(watched());
    expect(stored()).toMatchObject({ watched: [] });
  });
});
