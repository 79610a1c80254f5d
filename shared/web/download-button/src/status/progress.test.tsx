import { injectFault, signInAs } from '@portal/testing';
import { toastStore } from '@portal/ui/toasts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetDownloadPage, showButton } from '../testing/download-page';
import { communicatorRequest } from '../testing/requests';
import { CardStatus } from '.';

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
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent('The download has started.');
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
