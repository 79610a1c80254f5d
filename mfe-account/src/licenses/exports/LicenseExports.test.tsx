import { freshPage, injectFault, recordReports, signInAs } from '@portal/remote-tools/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/account-page';
import { listed, PATH, rows } from '../../testing/licenses-page';
import { recordSavedFiles, type SavedFile } from '../../testing/saved-files';

let saved: readonly SavedFile[];

beforeEach(() => {
  saved = recordSavedFiles();
  return freshPage(PATH);
});
afterEach(() => jest.restoreAllMocks());

const button = (name: string) => screen.getByRole('button', { name });

async function openLicenses(search = '') {
  await signInAs('evaluator');
  openPage(PATH + search);
  await rows();
}

async function openList(records: readonly unknown[]) {
  await signInAs('evaluator');
  await injectFault({ call: 'getalllicenses', kind: 'body', body: JSON.stringify(records) });
  openPage(PATH);
  await screen.findByRole('table');
}

const keysOf = (body: string | undefined) => body?.match(/([0-9A-F]{5}-){7}[0-9A-F]{5}/g) ?? [];

// LIC-7.
test('saves the last days as a calendar file, without keys', async () => {
  await openLicenses();
  await userEvent.click(button('Add to calendar'));
  expect(
    await screen.findByText('5 dates saved in license-dates.ics. Open it with your calendar.'),
  ).toBeVisible();
  expect(saved[0]).toMatchObject({
    name: 'license-dates.ics',
    blob: { type: 'text/calendar;charset=utf-8' },
  });
  const text = await saved[0]?.blob.text();
  expect(text).toContain('SUMMARY:License ends: HOOPS Publish');
  expect(text).toContain(`URL:${window.location.origin}/license_generator`);
  expect(keysOf(text)).toEqual([]);
});

// LIC-8.
test('saves a CSV file without keys, and with them on request', async () => {
  await openLicenses();
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('5 licenses saved in licenses.csv, without keys.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Include keys' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include keys' }));
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('5 licenses saved in licenses.csv, with keys.')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['licenses.csv', 'licenses.csv']);
  expect(keysOf(await saved[0]?.blob.text())).toHaveLength(0);
  expect(keysOf(await saved[1]?.blob.text())).toHaveLength(5);
});

// LIC-9.
test('saves all header files as one archive', async () => {
  await openLicenses();
  await userEvent.click(button('Download all header files'));
  expect(
    await screen.findByText('15 header files saved in license-headers.zip, a folder for each license.'),
  ).toBeVisible();
  expect(saved[0]?.name).toBe('license-headers.zip');
  const text = await saved[0]?.blob.text();
  expect(text).toContain('HOOPS Publish/hoops_license.h');
  expect(text).toContain('Parasolid/hoops_license.h');
});

// LIC-8.
test('saves what is listed', async () => {
  await openLicenses('?product=publish');
  expect(listed()).toEqual(['HOOPS Publish']);
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('1 license saved in licenses.csv, without keys.')).toBeVisible();
});

// LIC-7, LIC-9.
test('saves no empty file, and says why', async () => {
  await openList([{ key: 'K', expires: 'Never', products: ['RealDWG'] }]);
  await userEvent.click(button('Add to calendar'));
  expect(await screen.findByText('None of these licenses ends on a day to come.')).toBeVisible();
  await userEvent.click(button('Download all header files'));
  expect(await screen.findByText('None of these licenses has header files.')).toBeVisible();
  expect(saved).toEqual([]);
});

// LIC-10.
test('shows the progress of a large archive, which can be canceled', async () => {
  const headers = [{ filename: 'a.h', contents: 'x' }];
  await openList(
    Array.from({ length: 3_000 }, () => ({
      key: '',
      expires: 'Never',
      products: ['RealDWG'],
      headers,
    })),
  );
  await userEvent.click(button('Download all header files'));
  expect(await screen.findByRole('progressbar', { name: 'Packing header files' })).toBeVisible();
  expect(button('Download all header files')).toHaveAttribute('aria-busy', 'true');
  // As in the host's frame.
  screen.getByRole('main').tabIndex = -1;
  await userEvent.click(button('Cancel'));
  // A11Y-8.
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await screen.findByText('Canceled. Nothing was saved.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await waitFor(() => expect(button('Download all header files')).not.toHaveAttribute('aria-busy'));
  expect(saved).toEqual([]);
});

// LIC-10.
test('says that a file could not be made, reports it, and retries', async () => {
  const reports = recordReports();
  await openLicenses();
  const createObjectUrl = URL.createObjectURL;
  URL.createObjectURL = () => {
    throw new Error('out of memory');
  };
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be made.');
  expect(reports).toMatchObject([
    { error: { message: 'The licenses could not be saved', cause: { message: 'out of memory' } } },
  ]);
  URL.createObjectURL = createObjectUrl;
  // As in the host's frame.
  screen.getByRole('main').tabIndex = -1;
  await userEvent.click(button('Retry'));
  // A11Y-8.
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await screen.findByText('5 licenses saved in licenses.csv, without keys.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
