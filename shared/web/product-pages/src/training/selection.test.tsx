import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frame, group, KEY, next, PAGE, prepareTraining, showPage } from './testing/training-page';

prepareTraining();

// TRN-8.
describe('a training that was left', () => {
  test('goes on with the video that was chosen last, and leads to the first one', async () => {
    const { unmount } = await showPage();
    expect(screen.queryByText(/This is where you stopped last time/)).not.toBeInTheDocument();
    await userEvent.click(next());
    await frame('Second');
    unmount();

    await showPage();
    expect(await frame('Second')).toHaveAttribute('src', '/places/player/b');
    expect(screen.getByText(/This is where you stopped last time/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Start with the first video' }));
    await frame('First');
    expect(screen.queryByText(/This is where you stopped last time/)).not.toBeInTheDocument();
  });

  test('opens the group of that video', async () => {
    window.localStorage.setItem(KEY, JSON.stringify({ last: { videoId: 'd', groupIndex: 1, seconds: 0 } }));
    await showPage();
    await frame('Only');
    expect(group('Alone')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Basics')).toHaveAttribute('aria-expanded', 'false');
  });

  test.each([
    ['a video that is no longer there', '{"last":{"videoId":"gone","groupIndex":0,"seconds":0}}'],
    ['what is not understood', '{"watched":"all","last":{"videoId":7}}'],
    ['what is not JSON', 'watched'],
  ])('starts with the first video after %s', async (_, text) => {
    window.localStorage.setItem(KEY, text);
    await showPage();
    expect(await frame('First')).toBeVisible();
    expect(group('Basics')).toHaveAccessibleDescription('3 videos');
  });

  test('shows what the address names, whatever was watched', async () => {
    window.localStorage.setItem(KEY, JSON.stringify({ last: { videoId: 'd', groupIndex: 1, seconds: 0 } }));
    await showPage(`${PAGE}?video=b&group=1`);
    expect(await frame('Second')).toBeVisible();
  });
});

// TRN-9.
test('says that the video in the address is unknown, and shows the first one', async () => {
  await showPage(`${PAGE}?video=zzz`);
  await frame('First');
  const notice = screen.getByText('There is no video “zzz” in this training.').closest('[role="status"]');
  expect(notice).toHaveTextContent('“First” is shown instead.');
  await userEvent.click(next());
  await frame('Second');
  expect(screen.queryByText(/There is no video/)).not.toBeInTheDocument();
});

test.each([
  ['sentences', 'Your account is locked. Call us.'],
  ['a long text', 'x'.repeat(2_000)],
])('repeats no %s that a link has in place of a video', async (_, video) => {
  await showPage(`${PAGE}?${new URLSearchParams({ video })}`);
  await frame('First');
  expect(screen.getByText('There is no such video in this training.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(video);
});

// TRN-5.
describe('a video that a group lists twice', () => {
  prepareTraining([
    {
      group_name: 'Basics',
      content: ['a', 'b', 'a', 'c'].map((id) => ({ name: `Video ${id}`, video_id: id })),
    },
  ]);

  test('is passed once on the way to the last one', async () => {
    await showPage();
    for (const title of ['Video b', 'Video c']) {
      await userEvent.click(next());
      await frame(title);
    }
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await frame('Video b')).toBeVisible();
  });
});
