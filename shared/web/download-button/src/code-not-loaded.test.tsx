/** Clicks whose code has not loaded yet, or could not be loaded, such as while the connection is lost. */
import { signInAs } from '@portal/testing';
import { toastStore } from '@portal/ui/toasts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAlert } from './alerts/store';
import { checkLicenseAccess } from './license/ViewMyLicense';
import { loadAfterClick } from './load-after-click';
import { resetDownloadPage, showButton } from './testing/download-page';
import { communicatorRequest } from './testing/requests';

jest.mock('./load-after-click', () => ({
  loadAfterClick: jest.fn(jest.requireActual('./load-after-click').loadAfterClick),
}));

const failOnce = () => jest.mocked(loadAfterClick).mockRejectedValueOnce(new Error('no connection'));

const navigations = resetDownloadPage();

// DL-4.
test('a click says that the download failed, and the next click downloads', async () => {
  await signInAs('partner');
  showButton();
  failOnce();
  const button = screen.getByRole('button', { name: /^Download/ });
  await userEvent.click(button);
  await waitFor(() =>
    expect(toastStore.getState().toasts).toMatchObject([{ kind: 'error', header: 'Download failed' }]),
  );
  expect(navigations().addresses).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(navigations().addresses).toHaveLength(1));
});

// DL-1, DL-4.
test('a click before the code has loaded waits for it, with the button busy, and then downloads', async () => {
  await signInAs('partner');
  showButton();
  let load = () => {};
  const wanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  jest.mocked(loadAfterClick).mockImplementationOnce(async () => {
    await wanted;
    return jest.requireActual<typeof import('./load-after-click')>('./load-after-click').loadAfterClick();
  });
  const button = screen.getByRole('button', { name: /^Download/ });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(navigations().addresses).toEqual([]);
  load();
  await waitFor(() => expect(navigations().addresses).toHaveLength(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  expect(toastStore.getState().toasts).toEqual([]);
});

// ALERT-2.
test('an alert is its first sentence, and the next alert is complete', async () => {
  const { alertKey } = communicatorRequest();
  render(<main tabIndex={-1} />);
  showButton();
  failOnce();
  act(() => showAlert(alertKey, { type: 'login' }));
  expect(await screen.findByText('Please log in.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  // A11Y-8.
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => showAlert(alertKey, { type: 'login' }));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
});

// GATE-5.
test('"View my License" opens the license page, which tells what is missing', async () => {
  failOnce();
  expect(await checkLicenseAccess({ code: 'communicator', family: 'hoops' })).toBe(true);
});
