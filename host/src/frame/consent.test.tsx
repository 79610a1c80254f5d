import { getConfig, setConfig } from '@portal/config';
import { catchUnhandled, observeReports, resetReports } from '@portal/observability';
import { freshPage } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentNotice } from './ConsentNotice';

const KEY = 'portal.tracking-consent';

async function renderNotice(requireConsent: boolean) {
  await freshPage('/start');
  const config = getConfig();
  setConfig({ ...config, tracking: { ...config.tracking, requireConsent } });
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ConsentNotice />
    </>,
  );
}

test('does not ask for consent unless the configuration requires it', async () => {
  await renderNotice(false);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([
  ['Allow', 'granted'],
  ['Decline', 'denied'],
])('stores the choice "%s" and does not ask again', async (name, stored) => {
  await renderNotice(true);
  expect(document.querySelector('script[data-portal-tracker]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(localStorage.getItem(KEY)).toBe(stored);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  // A11Y-8.
  expect(screen.getByRole('main')).toHaveFocus();
  render(<ConsentNotice />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

// FRAME-11.
test('a choice in another tab ends the question in this one', async () => {
  await renderNotice(true);
  localStorage.setItem(KEY, 'denied');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'denied' })));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

// TRK-5. A blocker may answer with a page in place of the script. The feedback dialog would cover the download.
test('an error of the tracker’s script is not reported, one of the portal is', async () => {
  await renderNotice(false);
  const reported: unknown[] = [];
  observeReports(({ error }) => reported.push(error));
  const stop = catchUnhandled();
  const fail = (path: string | undefined, error: Error) =>
    window.dispatchEvent(
      new ErrorEvent('error', { filename: new URL(path ?? '', window.location.href).href, error }),
    );
  const own = new Error('Of the portal');
  fail(getConfig().tracking.scriptUrl, new SyntaxError('Of the tracker'));
  fail('/host/main.js', own);
  expect(reported).toEqual([own]);
  stop();
  resetReports();
});
