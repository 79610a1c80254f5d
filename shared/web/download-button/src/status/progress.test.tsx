import { injectFault, signInAs } from '@portal/testing';
import { toastStore } from '@portal/ui/toasts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadAlert } from '../alerts/DownloadAlert';
import { resetAlerts, showAlert } from '../alerts/store';
import { DownloadButton } from '../DownloadButton';
import { resetDownloadPage, showButton } from '../testing/download-page';
import { downloadFrames, loadDocument } from '../testing/intercepted-navigations';
import { communicatorRequest } from '../testing/requests';
import CardStatus from '.';

const navigations = resetDownloadPage();
beforeEach(() => signInAs('partner'));

const button = () => screen.getByRole('button', { name: 'Download' });

function showCard(): void {
  showButton();
  render(<CardStatus id="status" request={communicatorRequest()} />);
}

// DL-8.
test('says that the download has started', async () => {
  showCard();
  // There before its text: a screen reader announces what comes into it.
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(button());
  await waitFor(() => expect(status).toHaveTextContent('The download has started.'));
  expect(navigations().addresses).toHaveLength(1);
});

test('a request that takes long says so and can be canceled', async () => {
  await injectFault({ kind: 'hang', call: 'getpackageinstaller' });
  showCard();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The download was canceled.')).toBeVisible();
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(navigations().addresses).toEqual([]);
  expect(toastStore.getState().toasts).toEqual([]);
});

describe('the focus of a keyboard', () => {
  const press = async (name: string) => {
    const pressed = await screen.findByRole('button', { name });
    pressed.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pressed).not.toBeInTheDocument());
  };

  // A11Y-8.
  test('goes back to Download after Cancel', async () => {
    await injectFault({ kind: 'hang', call: 'getpackageinstaller' });
    showCard();
    await userEvent.click(button());
    await press('Cancel');
    expect(button()).toHaveFocus();
  });

  test.each(['Retry', 'Close'])('goes back to Download after %s of its failure', async (name) => {
    await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    showCard();
    await userEvent.click(button());
    await press(name);
    expect(button()).toHaveFocus();
  });

  test('goes to the Download of its card after closing an alert that came by itself', async () => {
    const request = communicatorRequest();
    showAlert(request.alertKey, { type: 'continue', request });
    render(
      // biome-ignore lint/a11y/useSemanticElements: as a card has it
      <div role="group">
        <DownloadButton request={request} />
        <DownloadAlert alertKey={request.alertKey} />
      </div>,
    );
    await press('Close');
    expect(button()).toHaveFocus();
  });
});

// DL-8, TRK-1.
test('a download that is canceled while its expired link is renewed does not start and is not tracked', async () => {
  const download_url = `${window.location.origin}/HOOPS.zip?expires=1000000000`;
  await injectFault({ kind: 'body', call: 'getpackageinstaller', body: { download_url }, times: 1 });
  await injectFault({ kind: 'hang', call: 'getpackageinstaller' });
  const fetched = jest.spyOn(globalThis, 'fetch');
  const linkCalls = () =>
    fetched.mock.calls.flatMap(([input]) =>
      input instanceof Request && input.url.includes('getpackageinstaller') ? [input] : [],
    );
  showCard();
  await userEvent.click(button());
  await waitFor(() => expect(linkCalls()).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The download was canceled.')).toBeVisible();
  expect(linkCalls()[1]?.signal.aborted).toBe(true);
  fetched.mockRestore();
  await fetch('/services/health'); // the canceled call has ended by then
  expect(navigations().addresses).toEqual([]);
  expect(window._hsq).toBeUndefined();
});

// DL-1, DL-8.
test('a request keeps its busy button and its "Cancel" when an earlier download of the file fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showCard();
  await userEvent.click(button());
  await waitFor(() => expect(navigations().addresses).toHaveLength(1));
  await loadDocument(downloadFrames().at(-1));
  await waitFor(() => expect(navigations().addresses).toHaveLength(2));
  await injectFault({ kind: 'hang', call: 'getpackageinstaller' });
  await userEvent.click(button());
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await act(() => loadDocument(downloadFrames().at(-1)));
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('The download did not start.')).not.toBeInTheDocument();
  await userEvent.click(cancel);
});

// DL-1, DL-8.
test('a request keeps its busy button when one that the visitor has left behind ends', async () => {
  const answers = new Map<number, () => void>();
  const original = globalThis.fetch;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await original(...call);
    if (call[0] instanceof Request && call[0].url.includes('getpackageinstaller'))
      await new Promise<void>((resolve) => answers.set(answers.size, resolve));
    return response;
  });
  showCard();
  await userEvent.click(button());
  await waitFor(() => expect(answers.size).toBe(1));
  act(resetAlerts); // as leaving the page does
  await userEvent.click(button());
  await waitFor(() => expect(answers.size).toBe(2));
  answers.get(0)?.();
  await waitFor(() => expect(navigations().addresses).toHaveLength(1));
  expect(button()).toHaveAttribute('aria-busy', 'true');
  answers.get(1)?.();
  expect(await screen.findByText('The download has started.')).toBeVisible();
  fetched.mockRestore();
});

// ALERT-10, DL-4.
test('a failure stays at the file, with the reason and Retry, until it is closed', async () => {
  await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showCard();
  await userEvent.click(button());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('The server answered with an error (503).')).toBeVisible();
  expect(toastStore.getState().toasts).toMatchObject([{ kind: 'error', header: 'Download failed' }]);
  await userEvent.click(retry);
  await waitFor(() => expect(navigations().addresses).toHaveLength(1));
  expect(screen.queryByText('The download did not start.')).not.toBeInTheDocument();
  expect(await screen.findByText('The download has started.')).toBeVisible();
});

test('a failure can be closed', async () => {
  await injectFault({ kind: 'abort', call: 'getpackageinstaller' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showCard();
  await userEvent.click(button());
  expect(await screen.findByText('The download did not start.')).toBeVisible();
  expect(screen.getByText('The server could not be reached. Please check your connection.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('The download did not start.')).not.toBeInTheDocument();
});
