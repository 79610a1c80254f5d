import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frame, group, next, PAGE, prepareTraining, showPage, stored } from './testing/training-page';

prepareTraining();

/** Sends a message as the frame's player does, and returns the commands that the player has received. */
function tell(player: HTMLIFrameElement, event: string, value?: unknown, data?: unknown) {
  const commands = jest
    .spyOn(player.contentWindow as Window, 'postMessage')
    .mockImplementation(() => undefined);
  const message = JSON.stringify({ context: 'player.js', version: '0.0.11', event, value });
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { source: player.contentWindow, data: data ?? message }),
    );
  });
  return commands.mock.calls.map(([command]) => JSON.parse(String(command)));
}

// TRN-8.
describe('a player that speaks Player.js', () => {
  const METHODS = { methods: ['play', 'setCurrentTime', 'setPlaybackRate'] };

  test('goes on where it was stopped, and tells when the video was watched', async () => {
    const { unmount } = await showPage(`${PAGE}?video=b&group=1`);
    const player = await frame('Second');
    const commands = tell(player, 'ready', METHODS);
    expect(commands.map(({ method, value }) => [method, value])).toEqual([
      ['addEventListener', 'timeupdate'],
      ['addEventListener', 'ended'],
    ]);
    tell(player, 'timeupdate', { seconds: 42.5, duration: 100 });
    expect(stored()).toEqual({ watched: [], last: { videoId: 'b', groupIndex: 0, seconds: 42.5 } });
    unmount();

    await showPage();
    const again = await frame('Second');
    expect(tell(again, 'ready', METHODS)).toContainEqual(
      expect.objectContaining({ context: 'player.js', method: 'setCurrentTime', value: 42.5 }),
    );
    tell(again, 'ended');
    expect(stored()).toEqual({ watched: ['b'], last: { videoId: 'b', groupIndex: 0, seconds: 0 } });
    expect(group('Basics')).toHaveAccessibleDescription('1 of 3 videos watched');
  });

  test('does not mark the video again when the visitor has taken the mark back, until it is played again', async () => {
    await showPage(`${PAGE}?video=a&group=1`);
    const player = await frame('First');
    const mark = () => screen.getByRole('button', { name: /^(?:Mark as watched|Watched)$/ });
    const at = (seconds: number) => tell(player, 'timeupdate', { seconds, duration: 100 });
    tell(player, 'ready', METHODS);
    at(95);
    expect(mark()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(mark());
    at(95.3);
    tell(player, 'ended');
    expect(mark()).toHaveAttribute('aria-pressed', 'false');
    at(10);
    at(96);
    expect(mark()).toHaveAttribute('aria-pressed', 'true');
  });

  test('is believed: a video that was never played was not watched', async () => {
    await showPage();
    tell(await frame('First'), 'ready', METHODS);
    await userEvent.click(next());
    await frame('Second');
    expect(group('Basics')).toHaveAccessibleDescription('3 videos');
  });

  test.each([
    ['the button', next],
    ['the list', () => screen.getByRole('link', { name: 'Second' })],
  ])('moving on by %s marks what was played', async (_, control) => {
    await showPage();
    const player = await frame('First');
    tell(player, 'ready', METHODS);
    tell(player, 'timeupdate', { seconds: 12, duration: 100 });
    await userEvent.click(control());
    await frame('Second');
    expect(group('Basics')).toHaveAccessibleDescription('1 of 3 videos watched');
  });

  test('plays at the speed that the visitor chooses, if it can', async () => {
    await showPage();
    const player = await frame('First');
    tell(player, 'ready', { methods: ['play'] });
    expect(screen.queryByRole('combobox', { name: 'Speed' })).not.toBeInTheDocument();
    tell(player, 'ready', METHODS);
    const commands = jest.spyOn(player.contentWindow as Window, 'postMessage');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
    expect(JSON.parse(String(commands.mock.lastCall?.[0]))).toMatchObject({
      method: 'setPlaybackRate',
      value: 1.5,
    });
  });

  test('is the only one that is listened to, and nonsense is ignored', async () => {
    await showPage();
    const ended = JSON.stringify({ context: 'player.js', event: 'ended' });
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { source: window, data: ended }));
    });
    const player = await frame('First');
    for (const data of ['{', '{"context":"other","event":"ended"}', 7, null, { context: 'player.js' }])
      tell(player, '', undefined, data);
    tell(player, 'timeupdate', { seconds: 'x', duration: 0 });
    tell(player, 'timeupdate', 'soon');
    expect(stored()).toBeNull();
  });
});
