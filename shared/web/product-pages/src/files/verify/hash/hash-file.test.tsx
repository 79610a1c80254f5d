import { recordReports } from '@portal/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf, openDialog, prepareDialog } from '../testing/verify-dialog';

const workers = prepareDialog();

/** A file that the browser fails to read, as after it has changed. */
function unreadableFile(): File {
  const file = fileOf('abc');
  const fail = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  return Object.assign(file, { slice: () => Object.assign(new Blob(), { arrayBuffer: fail }) });
}

// VERIFY-5.
test('a file that changes or vanishes while it is read has a message', async () => {
  const { input, outcome } = openDialog();
  await userEvent.upload(input, unreadableFile());
  await waitFor(() => expect(outcome).toHaveTextContent('The file could not be read'));
  // The same file can be chosen again.
  await userEvent.upload(input, fileOf('abc'));
  await waitFor(() => expect(outcome).toHaveTextContent('This file is Package.zip.'));
});

// VERIFY-5.
test.each(['refused', 'not-loaded', 'without-wasm'] as const)(
  'a worker that is %s has a message, and is reported',
  async (behavior) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reports = recordReports();
    const { input, outcome } = openDialog();
    workers.behave(behavior);
    await userEvent.upload(input, fileOf('abc'));
    await waitFor(() => expect(outcome).toHaveTextContent('This browser could not start the check.'));
    expect(reports).toMatchObject([{ error: { name: 'HashError', kind: 'not-started' } }]);
    workers.behave('works');
    await userEvent.upload(input, fileOf('abc'));
    await waitFor(() => expect(outcome).toHaveTextContent('This file is Package.zip.'));
    jest.restoreAllMocks();
  },
);

// VERIFY-3.
test('a check has a time limit for the worker’s start', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { input, outcome } = openDialog();
  workers.behave('silent');
  jest.useFakeTimers();
  fireEvent.change(input, { target: { files: [fileOf('abc')] } });
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  jest.useRealTimers();
  await waitFor(() => expect(outcome).toHaveTextContent('This browser could not start the check.'));
  jest.restoreAllMocks();
});
