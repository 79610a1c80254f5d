import { productByCode } from '@portal/catalog';
import { injectContent } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct, openSection } from '../../testing';
import { provideWorkers } from '../verify/testing/fake-worker';

const LATEST = '/hoops/communicator/downloads/latest';
/** Of the text `abc`. */
const MD5 = '900150983cd24fb0d6963f7d28e17f72';
const OTHER_MD5 = '795f3202b17cb6bc3d4b771d8c6c9eaf';

let mockFailures = 0;
jest.mock('../verify/VerifyDialog', () => {
  mockFailures -= 1;
  if (mockFailures >= 0) throw new Error('no connection');
  return jest.requireActual('../verify/VerifyDialog');
});

provideWorkers();
beforeEach(async () => {
  await freshProductPage(LATEST);
  await injectContent('hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json', {
    title: 'Release',
    sections: [
      {
        name: 'Windows',
        files: [
          { filename: 'Package.zip', md5sum: MD5 },
          { filename: 'No-sum.zip' },
          { filename: 'not/../downloadable.zip', md5sum: MD5 },
        ],
        sections: [{ name: 'Inner', packages: [{ filename: 'Other.zip', md5sum: OTHER_MD5 }] }],
      },
      { name: 'Linux', files: [{ filename: 'Plain.tar.gz', md5sum: '' }] },
    ],
  });
  await openProduct(productByCode('communicator'), LATEST);
  await openSection('Windows');
});
afterEach(() => jest.restoreAllMocks());

// VERIFY-1, A11Y-8. The first test: a loaded check stays loaded.
test('a check whose code could not be loaded is loaded again, and its button gets the focus back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockFailures = 1;
  const card = screen.getByRole('group', { name: 'Package.zip' });
  const button = await within(card).findByRole('button', { name: 'Verify' });
  await userEvent.click(button);
  await userEvent.click(await within(card).findByRole('button', { name: 'Try again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verify a download' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
});

// VERIFY-1, VERIFY-2.
test('the card of a file with an MD5 sum checks a download, and gets the focus back', async () => {
  const card = screen.getByRole('group', { name: 'Package.zip' });
  const button = await within(card).findByRole('button', { name: 'Verify' });
  const other = screen.getByRole('group', { name: 'No-sum.zip' });
  expect(within(other).getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(within(other).queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();

  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Verify a download' });
  await userEvent.upload(within(dialog).getByLabelText(/Choose the downloaded file/), new File(['abc'], 'x'));
  const outcome = within(dialog).getByRole('status');
  await waitFor(() => expect(outcome).toHaveTextContent('This file is Package.zip.'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
});

// VERIFY-7.
test('a section saves the sums of those files as MD5SUMS that can be downloaded', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  // jsdom has neither.
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) saved.push({ name: this.download, blob });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save MD5SUMS' }));
  expect(saved.map(({ name }) => name)).toEqual(['MD5SUMS']);
  expect(await saved[0]?.blob.text()).toBe(`${MD5}  Package.zip\n${OTHER_MD5}  Other.zip\n`);

  // A section without sums has nothing to save.
  await openSection('Linux');
  await within(screen.getByRole('group', { name: 'Plain.tar.gz' })).findByRole('button', {
    name: 'Copy link',
  });
  expect(screen.queryByRole('button', { name: 'Save MD5SUMS' })).not.toBeInTheDocument();
});
