import { type FileEntry, genericContent } from '@portal/api/content';
import { productByCode } from '@portal/catalog';
import { createMemoryRouter, RouterProvider } from '@portal/router';
import { findA11yViolations, freshPage, injectContent, injectFault, recordReports } from '@portal/testing';
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { PageFilesProvider, pageFilesOfSection } from '../page-files';
import { sumsOf } from '../sums/sums-of';
import { provideWorkers } from './testing/fake-worker';
import VerifyDialog from './VerifyDialog';

const FOLDER = 'hoops-product/hoops-communicator/hoops-communicator';
/** Sums of the texts that the tests choose as files. */
const MD5 = {
  abc: '900150983cd24fb0d6963f7d28e17f72',
  other: '795f3202b17cb6bc3d4b771d8c6c9eaf',
  old: '149603e6c03516362a8da23f624db945',
};
const workers = provideWorkers();

const content = v.parse(genericContent, {
  title: 'Release',
  sections: [
    {
      name: 'Windows',
      files: [
        { filename: 'Package.zip', md5sum: MD5.abc },
        { filename: 'Other.zip', md5sum: MD5.other },
      ],
    },
  ],
});
const pageFiles = content.sections.flatMap((section) =>
  pageFilesOfSection(section, { product: productByCode('communicator'), version: '2026.3.0' }),
);

beforeEach(async () => {
  await freshPage();
  await injectContent(`${FOLDER}-version.json`, [
    { year: '2026', versions: ['2026.3.0'] },
    { year: '2025', versions: ['2025.4.0', '2025.2.0'] },
  ]);
});

/** Shows the dialog of the page's first file. @param more fields of the file that content has besides. */
function openDialog(more: { readonly size?: number; readonly sha256?: string } = {}) {
  const [file] = pageFiles;
  if (file === undefined) throw new Error('The page has no file');
  const entry: FileEntry = { ...file.entry, ...more };
  const sums = sumsOf(entry);
  if (sums === null) throw new Error('The file has no sum');
  const onClose = jest.fn();
  const dialogElement = (
    <PageFilesProvider value={() => pageFiles}>
      <VerifyDialog {...file} entry={entry} sums={sums} open onClose={onClose} />
    </PageFilesProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: dialogElement }]);
  const { unmount } = render(<RouterProvider router={router} />);
  const dialog = screen.getByRole('dialog', { name: 'Verify a download' });
  const input = within(dialog).getByLabelText<HTMLInputElement>(/Choose the downloaded file/);
  const outcome = within(dialog).getByRole('status');
  return { dialog, input, outcome, onClose, unmount };
}

const fileOf = (text: string, name = 'Package.zip') => new File([text], name);

/** A file that the browser fails to read, as after it has changed. */
function unreadableFile(): File {
  const file = fileOf('abc');
  const fail = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  return Object.assign(file, { slice: () => Object.assign(new Blob(), { arrayBuffer: fail }) });
}

/** A file whose content never arrives, as on a drive that sleeps. */
const endlessFile = () =>
  Object.assign(fileOf('abc'), {
    slice: () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => undefined) }),
  });

function drop(target: HTMLElement, files: readonly File[], isDirectory = false): void {
  const items = files.map(() => ({ webkitGetAsEntry: () => ({ isDirectory }) }));
  const event = createEvent.drop(target, { dataTransfer: { files, items } });
  fireEvent(target, event);
  expect(event.defaultPrevented).toBe(true);
}

// VERIFY-2.
test.each([
  ['abc', 'Package.zip', 'This file is Package.zip. Its MD5 sum matches: it is complete and unchanged.'],
  ['abc', 'renamed.bin', 'This file is Package.zip. Its MD5 sum matches: it is complete and unchanged.'],
  [
    'other',
    'Package.zip',
    'This file is not Package.zip. It is Other.zip, another file of this page, complete and unchanged.',
  ],
  [
    'abd',
    'package (1).zip',
    'This file is damaged: its MD5 sum is not the expected one. Download it again. No file of this page or of 2 other versions of HOOPS Communicator has this sum.',
  ],
  [
    'xyz',
    'else.zip',
    'This file is damaged or not known: it is not Package.zip. No file of this page or of 2 other versions of HOOPS Communicator has this sum.',
  ],
])('says of a file with "%s", named %s, what it is', async (text, name, sentence) => {
  const { input, outcome } = openDialog();
  await userEvent.upload(input, fileOf(text, name));
  await waitFor(() => expect(outcome).toHaveTextContent(sentence));
  expect(workers.running()).toBe(0);
});

// VERIFY-2, VERIFY-4.
test('says which version a file is of, and links to it', async () => {
  await injectContent(`${FOLDER}-2025.4.0.json`, {
    title: 'x',
    sections: [{ name: 's', files: [{ filename: 'Old.zip', md5sum: MD5.old }] }],
  });
  const { input, outcome } = openDialog();
  await userEvent.upload(input, fileOf('old', 'Old.zip'));
  await waitFor(() =>
    expect(outcome).toHaveTextContent(
      'This file is not Package.zip. It is Old.zip of version 2025.4.0, complete and unchanged.',
    ),
  );
  expect(within(outcome).getByRole('link', { name: 'version 2025.4.0' })).toHaveAttribute(
    'href',
    '/hoops/communicator/downloads/2025.4.0',
  );
});

// VERIFY-2.
test('says of a file of another size how many bytes it has', async () => {
  const { input, outcome } = openDialog({ size: 1234 });
  await userEvent.upload(input, fileOf('abd'));
  await waitFor(() =>
    expect(outcome).toHaveTextContent(
      'This file is damaged or not Package.zip: it has 3 bytes instead of 1,234. Download it again.',
    ),
  );
});

// VERIFY-4.
test('says so if other versions could not be compared', async () => {
  await injectFault({ call: `content:${FOLDER}-2025`, kind: 'status', status: 400 });
  const { input, outcome } = openDialog();
  await userEvent.upload(input, fileOf('abd'));
  await waitFor(() => expect(outcome).toHaveTextContent('Other versions could not be compared.'));
  expect(outcome).toHaveTextContent('This file is damaged');
});

// VERIFY-5.
describe('what is no file to check has a message:', () => {
  test('a folder', async () => {
    const { dialog, outcome } = openDialog();
    drop(dialog, [fileOf('')], true);
    expect(outcome).toHaveTextContent('This is a folder. Choose the downloaded file itself.');
  });

  test('several files', async () => {
    const { dialog, outcome } = openDialog();
    drop(dialog, [fileOf('abc'), fileOf('other')]);
    expect(outcome).toHaveTextContent('These are several files. Choose one at a time.');
  });

  test('something else', async () => {
    const { dialog, outcome } = openDialog();
    drop(dialog, []);
    expect(outcome).toHaveTextContent('This is not a file.');
  });

  test('an empty file', async () => {
    const { input, outcome } = openDialog();
    await userEvent.upload(input, fileOf(''));
    expect(outcome).toHaveTextContent('This file is empty: nothing was downloaded. Download it again.');
  });

  test('a file that changes or vanishes while it is read', async () => {
    const { input, outcome } = openDialog();
    await userEvent.upload(input, unreadableFile());
    await waitFor(() => expect(outcome).toHaveTextContent('The file could not be read'));
    // The same file can be chosen again.
    await userEvent.upload(input, fileOf('abc'));
    await waitFor(() => expect(outcome).toHaveTextContent('This file is Package.zip.'));
  });
});

// VERIFY-5.
test('checks a file that is dropped', async () => {
  const { dialog, outcome } = openDialog();
  fireEvent.dragOver(dialog);
  drop(dialog, [fileOf('abc')]);
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

  test('has a time limit for the worker’s start', async () => {
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
});

// VERIFY-6.
test('has commands for each system, which are copied', async () => {
  const user = userEvent.setup();
  const { dialog } = openDialog();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(within(dialog).getByRole('button', { name: 'Copy the command for Linux' }));
  expect(write.mock.calls).toEqual([[`printf '%s\\n' '${MD5.abc}  Package.zip' | md5sum -c -`]]);
  // The dialog may still fade in.
  await waitFor(() => expect(within(dialog).getByText('Copied: Linux')).toBeVisible());
  for (const system of ['PowerShell', 'macOS'])
    expect(within(dialog).getByRole('button', { name: `Copy the command for ${system}` })).toBeVisible();
});

// VERIFY-6.
test('has commands for SHA-256, too, where content has it', () => {
  const { dialog } = openDialog({ sha256: 'A'.repeat(64) });
  for (const program of ['SHA256', 'shasum -a 256', 'sha256sum'])
    expect(within(dialog).getByText(new RegExp(`${program}.*a{64}|a{64}.*${program}`))).toBeInTheDocument();
});

// VERIFY-6.
test('selects a command if the clipboard is denied', async () => {
  const { dialog } = openDialog();
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copy the command for PowerShell' }));
  await waitFor(() => expect(within(dialog).getByText(/Press Ctrl\+C to copy/)).toBeVisible());
  expect(window.getSelection()?.toString()).toContain('Get-FileHash');
  jest.restoreAllMocks();
});

test('the dialog has no accessibility violations', async () => {
  const { dialog, input, outcome } = openDialog();
  await userEvent.upload(input, fileOf('abc'));
  await waitFor(() => expect(outcome).not.toBeEmptyDOMElement());
  expect(await findA11yViolations(dialog)).toEqual([]);
});
