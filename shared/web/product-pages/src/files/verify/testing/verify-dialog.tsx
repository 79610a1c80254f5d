import { type FileEntry, genericContent } from '@portal/api/content';
import { productByCode } from '@portal/catalog';
import { freshPage, injectContent } from '@portal/testing';
import { createMemoryRouter } from '@portal/ui/create-router';
import { RouterProvider } from '@portal/ui/router';
import { render, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { PageFilesContext, pageFilesOfSection } from '../../page-files';
import { sumsOf } from '../../sums';
import VerifyDialog from '../VerifyDialog';
import { provideWorkers } from './fake-worker';

/** For tests: the start of the paths of the product's content. */
export const FOLDER = 'hoops-product/hoops-communicator/hoops-communicator';

/** For tests: sums of the texts that the tests choose as files. */
export const MD5 = {
  abc: '900150983cd24fb0d6963f7d28e17f72',
  other: '795f3202b17cb6bc3d4b771d8c6c9eaf',
  old: '149603e6c03516362a8da23f624db945',
};

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

/** For test files: before each test, resets the portal and lists two other versions. Returns the test's workers. */
export function prepareDialog(): ReturnType<typeof provideWorkers> {
  const workers = provideWorkers();
  beforeEach(async () => {
    await freshPage();
    await injectContent(`${FOLDER}-version.json`, [
      { year: '2026', versions: ['2026.3.0'] },
      { year: '2025', versions: ['2025.4.0', '2025.2.0'] },
    ]);
  });
  return workers;
}

/** For tests: shows the dialog of the page's first file. @param more fields of the file that content has besides, or in place of its own. */
export function openDialog(more: Partial<Pick<FileEntry, 'md5sum' | 'size' | 'sha256'>> = {}) {
  const [file] = pageFiles;
  if (file === undefined) throw new Error('The page has no file');
  const entry: FileEntry = { ...file.entry, ...more };
  const sums = sumsOf(entry);
  if (sums === null) throw new Error('The file has no sum');
  const dialogElement = (
    <PageFilesContext value={() => pageFiles}>
      <VerifyDialog {...file} entry={entry} sums={sums} open onClose={() => undefined} />
    </PageFilesContext>
  );
  const router = createMemoryRouter([{ path: '*', element: dialogElement }]);
  const { unmount } = render(<RouterProvider router={router} />);
  const dialog = screen.getByRole('dialog', { name: 'Verify a download' });
  const input = within(dialog).getByLabelText<HTMLInputElement>(/Choose the downloaded file/);
  const outcome = within(dialog).getByRole('status');
  return { dialog, input, outcome, unmount };
}

/** For tests: the SHA-256 sum of the text `abc`. */
export const SHA_256_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

/** For tests: a file with a text. Default: the name of the page's first file. */
export const fileOf = (text: string, name = 'Package.zip') => new File([text], name);
