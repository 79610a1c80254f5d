import { productByCode } from '@portal/catalog';
import { freshPage, injectContent } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderProduct, settledHeading } from '../testing';

const communicator = productByCode('communicator');
const PAGE = '/hoops/communicator/training';
const KEY = 'portal.training.communicator';
const groups = [
  {
    group_name: 'Basics',
    content: [
      { name: 'First', video_id: 'a' },
      { name: 'Second', video_id: 'b' },
      { name: 'Third', video_id: 'c' },
    ],
  },
  { group_name: 'Alone', content: [{ name: 'Only', video_id: 'd' }] },
];

beforeEach(async () => {
  window.localStorage.clear();
  // jsdom has no layout.
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  await freshPage(PAGE);
  await injectContent('hoops-product/hoops-communicator/online-training.json', groups);
});

async function showPage(path = PAGE) {
  const page = renderProduct(communicator, path);
  await settledHeading();
  return page;
}

const frame = (title: string) => screen.findByTitle<HTMLIFrameElement>(title);
const group = (name: string) => screen.getByRole('button', { name });
const next = () => screen.getByRole('button', { name: 'Next' });
const watched = () => screen.getByRole('button', { name: 'Watched' });
const stored = (): unknown => JSON.parse(window.localStorage.getItem(KEY) ?? 'null');

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
    expect(group('Basics')).toHaveAccessibleDescription('3');
  });

  test('shows what the address names, whatever was watched', async () => {
    window.localStorage.setItem(KEY, JSON.stringify({ last: { videoId: 'd', groupIndex: 1, seconds: 0 } }));
    await showPage(`${PAGE}?video=b&group=1`);
    expect(await frame('Second')).toBeVisible();
  });
});

// TRN-8.
describe('what was watched', () => {
  test('is counted for each group and marked in the list, and the visitor can change it', async () => {
    await showPage();
    expect(group('Basics')).toHaveAccessibleDescription('3');
    await userEvent.click(next());
    await frame('Second');
    expect(group('Basics')).toHaveAccessibleDescription('1 of 3 watched');
    const item = screen.getByRole('link', { name: 'First' }).closest('li') as HTMLElement;
    expect(within(item).getByText('Watched')).toBeInTheDocument();

    expect(watched()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(watched());
    expect(watched()).toHaveAttribute('aria-pressed', 'true');
    expect(group('Basics')).toHaveAccessibleDescription('2 of 3 watched');
    await userEvent.click(watched());
    expect(group('Basics')).toHaveAccessibleDescription('1 of 3 watched');
  });

  test('is shown as another tab has changed it', async () => {
    await showPage();
    window.localStorage.setItem(KEY, JSON.stringify({ watched: ['a', 'd'] }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(group('Alone')).toHaveAccessibleDescription('1 of 1 watched');
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
    expect(group('Basics')).toHaveAccessibleDescription('1 of 3 watched');
  });

  test('is believed: a video that is skipped was not watched', async () => {
    await showPage();
    tell(await frame('First'), 'ready', METHODS);
    await userEvent.click(next());
    await frame('Second');
    expect(group('Basics')).toHaveAccessibleDescription('3');
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

// TRN-9.
describe('choosing a video', () => {
  test('moves the focus to the player, when the control that chose it is gone', async () => {
    await showPage();
    await userEvent.click(screen.getByRole('link', { name: 'Second' }));
    await frame('Second');
    const player = () => screen.getByRole('region', { name: /First|Second|Third/ });
    await waitFor(() => expect(player()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await frame('First');
    await waitFor(() => expect(player()).toHaveFocus());
    await userEvent.click(next());
    await frame('Second');
    expect(next()).toHaveFocus();
    await userEvent.click(next());
    await frame('Third');
    await waitFor(() => expect(player()).toHaveFocus());
  });

  test('that is unknown says so, and shows the first one', async () => {
    await showPage(`${PAGE}?video=zzz`);
    await frame('First');
    const notice = screen.getByText('There is no video “zzz” in this training.').closest('[role="status"]');
    expect(notice).toHaveTextContent('“First” is shown instead.');
    await userEvent.click(next());
    await frame('Second');
    expect(screen.queryByText(/There is no video/)).not.toBeInTheDocument();
  });
});

// TRN-10.
describe('the filter of videos', () => {
  const filter = () => screen.getByRole('searchbox', { name: 'Filter videos' });

  test('shows the matches of all groups, and the address has it', async () => {
    await showPage(`${PAGE}?utm=mail`);
    await userEvent.type(filter(), 'on');
    expect(screen.getByText('2 of 4 videos')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^(Second|Only)$/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Basics' })).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?utm=mail&q=on'));
    await userEvent.click(screen.getByRole('link', { name: 'Only' }));
    await frame('Only');
    expect(window.location.search).toBe('?utm=mail&q=on&video=d&group=2');
    expect(filter()).toHaveValue('on');
    await userEvent.clear(filter());
    expect(group('Basics')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?utm=mail&video=d&group=2'));
  });

  test('says that no video matches', async () => {
    await showPage(`${PAGE}?q=nothing+here`);
    expect(screen.getByText('No video matches.')).toBeVisible();
    expect(screen.getByText('0 of 4 videos')).toBeVisible();
    expect(await frame('First')).toBeVisible();
  });
});
