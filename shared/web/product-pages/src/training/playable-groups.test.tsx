import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frame, group, next, prepareTraining, showPage } from './testing/training-page';

const video = (name: string, video_id: string) => ({ name, video_id });

// TRN-11.
describe('ids of videos', () => {
  prepareTraining([
    {
      group_name: 'Basics',
      content: [video('First', ' a '), video('Second', '\tb'), video('Third', 'c\n')],
    },
  ]);

  test('have no spaces around them: Next leads through all of them', async () => {
    await showPage();
    expect(await frame('First')).toHaveAttribute('src', '/places/player/a');
    for (const [title, id] of [
      ['Second', 'b'],
      ['Third', 'c'],
    ] as const) {
      await userEvent.click(next());
      expect(await frame(title)).toHaveAttribute('src', `/places/player/${id}`);
    }
    expect(screen.queryByText(/There is no video/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
});

// TRN-11.
describe('a video without an id', () => {
  prepareTraining([
    { group_name: 'Planned', content: [video('Later', ' ')] },
    {
      group_name: 'Basics',
      content: [video('No id', ''), video('First', 'a'), video('Up', '..'), video('Third', 'c')],
    },
  ]);

  test('is left out, and Next passes it', async () => {
    await showPage();
    await frame('First');
    expect(group('Basics')).toHaveAccessibleDescription('2 videos');
    await userEvent.click(next());
    await frame('Third');
    expect(screen.queryByRole('link', { name: 'No id' })).not.toBeInTheDocument();
  });

  // MISS-5.
  test('leaves a group that says that it has none', async () => {
    await showPage();
    await userEvent.click(group('Planned'));
    expect(await screen.findByText('This group has no videos yet.')).toBeVisible();
  });
});

// TRN-11.
describe('what has no name', () => {
  prepareTraining([{ group_name: ' ', content: [video('', 'a'), video('  ', 'b'), video('Third', 'c')] }]);

  test('is called by its number', async () => {
    await showPage();
    await frame('Video 1');
    expect(group('Group 1')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Video 2' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Video 2' })).toBeVisible());
  });
});
