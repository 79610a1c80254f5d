import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf, openDialog, prepareDialog } from './testing/verify-dialog';

const workers = prepareDialog();

/** A file whose content never arrives, as on a drive that sleeps. */
const endlessFile = () =>
  Object.assign(fileOf('abc'), {
    slice: () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => undefined) }),
  });

// VERIFY-3.
describe('a check in progress', () => {
  test('shows its progress and is canceled, which ends the worker and keeps the focus', async () => {
    const { dialog, input, outcome } = openDialog();
    await userEvent.upload(input, endlessFile());
    const progress = await within(dialog).findByRole('progressbar', { name: 'Checking Package.zip' });
    expect(progress).toHaveAttribute('max', '3');
    expect(workers.running()).toBe(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(outcome).toHaveTextContent('Canceled. Package.zip was not checked.'));
    expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument();
    expect(workers.running()).toBe(0);
    expect(input).toHaveFocus();
  });

  test('says that it reads a file again that the SHA-256 sum does not match', async () => {
    const { dialog, input, outcome } = openDialog({ sha256: '0'.repeat(64) });
    const file = fileOf('abc');
    const first = file.slice();
    const slice = jest.fn<Blob, []>(endlessFile().slice).mockReturnValueOnce(first);
    await userEvent.upload(input, Object.assign(file, { slice }));
    const progress = await within(dialog).findByText(
      'It is not this file. Read to find out which one it is: 0 of 0 MB',
    );
    expect(progress).toBeVisible();
    expect(workers.running()).toBe(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(outcome).toHaveTextContent('Canceled. Package.zip was not checked.'));
    expect(workers.running()).toBe(0);
  });

  test('is replaced by another file', async () => {
    const { input, outcome } = openDialog();
    await userEvent.upload(input, endlessFile());
    await userEvent.upload(input, fileOf('abc'));
    await waitFor(() => expect(outcome).toHaveTextContent('This file is Package.zip.'));
    expect(workers.running()).toBe(0);
  });

  test('starts again when the same file is chosen after it was canceled', async () => {
    const { dialog, input, outcome } = openDialog();
    const file = endlessFile();
    for (const _ of ['first', 'second']) {
      await userEvent.upload(input, file);
      await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(outcome).toHaveTextContent('Canceled.'));
      expect(input.value).toBe('');
    }
  });

  test('ends with the dialog', async () => {
    const { input, unmount } = openDialog();
    await userEvent.upload(input, endlessFile());
    expect(workers.running()).toBe(1);
    unmount();
    await waitFor(() => expect(workers.running()).toBe(0));
  });
});
