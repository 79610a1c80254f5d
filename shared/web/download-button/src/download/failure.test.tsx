import { deleteSession } from '@portal/api/core';
import type { Report } from '@portal/observability';
import { freshPage, injectFault, recordReports, signInAs } from '@portal/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetAlerts } from '../alerts/store';
import { DownloadButton } from '../DownloadButton';
import { communicatorRequest } from '../testing/requests';
import { resetTracker } from '../testing/tracker';
import type { DownloadRequest } from './request';

let reports: readonly Report[];
beforeEach(async () => {
  await freshPage('/hoops/communicator/downloads/latest');
  resetAlerts();
  resetTracker();
  reports = recordReports();
  await signInAs('partner');
});
afterEach(() => jest.restoreAllMocks());

async function download(override: Partial<DownloadRequest> = {}): Promise<void> {
  render(<DownloadButton request={communicatorRequest(override)} />);
  const button = screen.getByRole('button', { name: 'Download' });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
}

/** The full text of a report: the error and its causes. */
function reportText({ error }: Report): string {
  const texts: string[] = [];
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    texts.push(`${cause.name}: ${cause.message} ${JSON.stringify(cause)}`);
  return texts.join('\n');
}

const link = 'getpackageinstaller';

// DL-4.
test.each([
  ['gets an error response', { kind: 'status', call: link, status: 503 }, 'HttpError 503'],
  ['gets no response', { kind: 'abort', call: link }, 'NetworkError'],
  [
    'gets an unexpected response',
    { kind: 'body', call: link, body: { url: 'https://x.example/a?b' } },
    'ResponseError',
  ],
  [
    'returns a forbidden URL',
    { kind: 'body', call: link, body: { download_url: 'https://evil.example/package.zip?s=1' } },
    'ForbiddenDownloadError',
  ],
] as const)('a link call that %s is reported without its URL or key', async (_, fault, reason) => {
  await injectFault(fault);
  await download();
  expect(reports).toMatchObject([{ context: { stage: 'download' }, unhandled: false }]);
  const [report] = reports;
  expect(report && reportText(report)).toContain(reason);
  expect(report && reportText(report)).not.toMatch(/\/|packages|Linux|example|getpackageinstaller/);
});

test('an expired session is not reported', async () => {
  await deleteSession();
  await download();
  expect(reports).toEqual([]);
});

test('a failed look-up before the link call is not reported', async () => {
  const resolve = () => Promise.reject(new Error('no content'));
  await download({ target: { kind: 'resolve', resolve } });
  expect(reports).toEqual([]);
});
