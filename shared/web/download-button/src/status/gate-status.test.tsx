import { downloadAccess, productByCode } from '@portal/catalog';
import { checkSession, recheckSession } from '@portal/session';
import { injectFault, signInAs, skipDelays } from '@portal/testing';
import { toastStore } from '@portal/ui/toasts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadButton } from '../DownloadButton';
import type { DownloadRequest } from '../download/request';
import { clickButton, resetDownloadPage, showButton } from '../testing/download-page';
import { showEverythingOnScreen, showNothingOnScreen } from '../testing/on-screen';
import { communicatorRequest } from '../testing/requests';
import CardStatus, { resetPreviews } from '.';

const realdwg: Partial<DownloadRequest> = { access: downloadAccess('releases', productByCode('realdwg')) };

let endScreen: () => void;
const checks: string[] = [];

// Checks wait for an idle page.
beforeAll(skipDelays);
resetDownloadPage();
beforeEach(() => {
  endScreen = showEverythingOnScreen();
  resetPreviews();
  checks.length = 0;
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : input;
    const { pathname, search } = new URL(address, window.location.href);
    if (pathname.endsWith('/getuserlicense')) checks.push(search);
    return original(input, init);
  });
});
afterEach(() => {
  endScreen();
  jest.restoreAllMocks();
});

/** Renders cards that need these downloads, as parts of one page. */
function showCards(...overrides: readonly Partial<DownloadRequest>[]): void {
  render(
    overrides.map((override, index) => {
      const request = communicatorRequest({ alertKey: `card-${index}`, ...override });
      const id = `status-${index}`;
      return (
        <div key={id}>
          <DownloadButton request={request} file="HOOPS.zip" aria-describedby={id} />
          <CardStatus id={id} request={request} />
        </div>
      );
    }),
  );
}

const firstButton = () => screen.getAllByRole('button', { name: /^Download / })[0] as HTMLElement;

// STATUS-3.
test('a click that checks the license later than the page corrects it for good', async () => {
  await signInAs('unlicensed');
  await injectFault({ kind: 'body', call: 'getuserlicense:realdwg', body: { licenses: ['new'] } });
  const recorded = jest.mocked(globalThis.fetch);
  const original = recorded.getMockImplementation() as typeof fetch;
  let answerPage = () => {};
  recorded.mockImplementation(async (input, init) => {
    const response = await original(input, init);
    const isOfPage = checks.length === 1 && input instanceof Request && input.url.includes('getuserlicense');
    if (!isOfPage) return response;
    await new Promise<void>((resolve) => {
      answerPage = resolve;
    });
    return Response.json({ licenses: [] });
  });
  showCards(realdwg);
  await act(checkSession);
  await waitFor(() => expect(checks).toHaveLength(1));
  await userEvent.click(firstButton());
  expect(await screen.findByText('Covered by your license')).toBeVisible();
  answerPage();
  await act(async () => void (await original('/services/health')));
  expect(screen.getByText('Covered by your license')).toBeVisible();
});

// STATUS-1.
test('a visitor reads that signing in is needed, and a screen reader hears it with the button', async () => {
  showCards({});
  await act(checkSession);
  expect(await screen.findByText('Sign in to download')).toBeVisible();
  expect(firstButton()).toHaveAccessibleDescription('Sign in to download');
  expect(screen.queryByText('License required')).not.toBeInTheDocument();
});

test('a visitor reads that the product needs a license, too', async () => {
  showCards(realdwg);
  await act(checkSession);
  expect(await screen.findByText('Sign in to download')).toBeVisible();
  expect(screen.getByText('License required')).toBeVisible();
  expect(firstButton()).toHaveAccessibleDescription('Sign in to download · License required');
  expect(checks).toEqual([]);
});

test.each([
  ['partner', 'Covered by your license'],
  ['unlicensed', 'Not covered by a license'],
])('%s reads "%s" before any click', async (account, text) => {
  await signInAs(account);
  showCards(realdwg);
  expect(await screen.findByText(text)).toBeVisible();
  expect(firstButton()).toHaveAccessibleDescription(text);
});

// STATUS-2.
test('cards that need the same license share one call; another language has its own', async () => {
  await signInAs('oem');
  const inLanguage = (language: string): Partial<DownloadRequest> => ({
    access: downloadAccess('releases', productByCode('autocad_oem'), { version: '2026', language }),
  });
  showCards(inLanguage('English'), inLanguage('English'), inLanguage('German'));
  await waitFor(() => expect(screen.getAllByText('Covered by your license')).toHaveLength(2));
  expect(await screen.findByText('Not covered by a license')).toBeVisible();
  expect(checks.toSorted()).toEqual([
    '?product=autocad_oem&version=2026&language=English',
    '?product=autocad_oem&version=2026&language=German',
  ]);
});

test('an answer is used for five minutes; a card that is shown later checks again', async () => {
  await signInAs('unlicensed');
  showCards(realdwg);
  expect(await screen.findByText('Not covered by a license')).toBeVisible();
  cleanup();
  showCards(realdwg);
  await act(recheckSession);
  expect(checks).toHaveLength(1);
  cleanup();
  await injectFault({ kind: 'body', call: 'getuserlicense', body: [{ key: 'granted by sales' }] });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
  showCards(realdwg);
  expect(await screen.findByText('Covered by your license')).toBeVisible();
  expect(checks).toHaveLength(2);
});

test('a product that needs no license says nothing to a user, and checks nothing', async () => {
  await signInAs('partner');
  showCards({});
  await act(recheckSession);
  expect(firstButton()).toHaveAccessibleDescription('');
  expect(checks).toEqual([]);
});

test('a check that fails says nothing', async () => {
  await signInAs('partner');
  await injectFault({ kind: 'body', call: 'getuserlicense', body: { wrong: true } });
  showCards(realdwg);
  await waitFor(() => expect(checks).toHaveLength(1));
  await act(recheckSession);
  expect(firstButton()).toHaveAccessibleDescription('');
  expect(toastStore.getState().toasts).toEqual([]);
});

test('a card that is not on screen checks nothing', async () => {
  endScreen = showNothingOnScreen();
  await signInAs('partner');
  showCards(realdwg);
  await act(recheckSession);
  expect(checks).toEqual([]);
});

// STATUS-3.
test('a click checks for itself, and corrects the status', async () => {
  await signInAs('partner');
  await injectFault({ kind: 'body', call: 'getuserlicense', body: { licenses: [] }, times: 1 });
  const request = communicatorRequest(realdwg);
  render(<CardStatus id="status" request={request} />);
  expect(await screen.findByText('Not covered by a license')).toBeVisible();
  showButton(realdwg);
  await clickButton();
  expect(await screen.findByText('Covered by your license')).toBeVisible();
  expect(checks).toHaveLength(2);
});
