import { freshPage } from '@portal/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadAlert } from '../alerts/DownloadAlert';
import { resetAlerts } from '../alerts/store';
import { DownloadButton } from '../DownloadButton';
import type { DownloadRequest } from '../download/request';
import { type InterceptedNavigations, interceptNavigations } from './intercepted-navigations';
import { communicatorRequest } from './requests';
import { resetTracker } from './tracker';

/** For tests: the path of the page with the button. */
export const PAGE = '/hoops/communicator/downloads/latest';

/** For test files: resets the page before each test. Returns the navigations of the current test. */
export function resetDownloadPage(): () => InterceptedNavigations {
  let navigations: InterceptedNavigations;
  beforeEach(async () => {
    await freshPage(PAGE);
    resetAlerts();
    resetTracker();
    navigations = interceptNavigations();
  });
  afterEach(() => navigations.stop());
  return () => navigations;
}

/** For tests: renders a Download button and its alert. */
export function showButton(override: Partial<DownloadRequest> = {}): void {
  const request = communicatorRequest(override);
  render(
    <>
      <DownloadButton request={request} />
      <DownloadAlert alertKey={request.alertKey} />
    </>,
  );
}

/** For tests: the Download button. */
export const button = (): HTMLElement => screen.getByRole('button', { name: 'Download' });

/** For tests: waits until the button is no longer busy. */
export const untilIdle = (): Promise<void> =>
  waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));

/** For tests: clicks the button and waits until it is no longer busy. */
export async function clickButton(): Promise<void> {
  await userEvent.click(button());
  await untilIdle();
}
