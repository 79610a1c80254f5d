import { genericContent } from '@portal/api/content';
import { productByCode } from '@portal/catalog';
import { createMemoryRouter } from '@portal/ui/create-router';
import { RouterProvider } from '@portal/ui/router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { DownloadPageFrame } from '../../release/DownloadPageFrame';
import { pageFilesOfSection } from '../page-files';
import type { FileLanguage } from '../recommended/systems';
import { sumsOf } from '../sums';
import { fileOf, MD5, prepareDialog } from './testing/verify-dialog';
import VerifyDialog from './VerifyDialog';

prepareDialog();

const product = productByCode('autocad_oem');
const version = '2026';
const filesOf = (filename: string, md5sum: string) =>
  v
    .parse(genericContent, { title: '', sections: [{ name: 'Files', files: [{ filename, md5sum }] }] })
    .sections.flatMap((section) => pageFilesOfSection(section, { product, version }));
const english = filesOf('English.exe', MD5.abc);
const german = filesOf('German.exe', MD5.other);
const language = (name: string, files: typeof english) => ({
  name,
  tags: [],
  files: () => files,
  search: '',
});

/** Checks a file with this text for the card of English.exe. @returns where the outcome is said. */
async function check(text: string, offered: readonly FileLanguage[]): Promise<HTMLElement> {
  const [file] = english;
  const sums = file && sumsOf(file.entry);
  if (!file || !sums) throw new Error('The page has no file with a sum');
  const page = (
    <DownloadPageFrame
      release={{ product, version, content: v.parse(genericContent, { title: 'Release' }) }}
      files={english}
      languages={{ offered, chosen: null, licensed: new Set() }}
    >
      <VerifyDialog {...file} sums={sums} open onClose={() => undefined} />
    </DownloadPageFrame>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Verify a download' }));
  await userEvent.upload(dialog.getByLabelText(/Choose the downloaded file/), fileOf(text, 'German.exe'));
  return dialog.getByRole('status');
}

// VERIFY-2.
test('a file of another language than the chosen one is a file of the page', async () => {
  const outcome = await check('other', [language('English', english), language('German', german)]);
  await waitFor(() =>
    expect(outcome).toHaveTextContent(
      'This file is not English.exe. It is German.exe, another file of this page, complete and unchanged.',
    ),
  );
});

test('without languages, the files of the page are compared', async () => {
  const outcome = await check('other', []);
  await waitFor(() => expect(outcome).toHaveTextContent('No file of this page or of'));
});
