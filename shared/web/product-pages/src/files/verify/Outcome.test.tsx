import { injectContent, injectFault } from '@portal/testing';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FOLDER, fileOf, MD5, openDialog, prepareDialog, SHA_256_ABC } from './testing/verify-dialog';

const workers = prepareDialog();

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

// VERIFY-2: two files can be made to have one MD5 sum.
test.each([
  ['abc', { sha256: SHA_256_ABC }, 'This file is Package.zip. Its SHA-256 sum matches: it is complete'],
  ['abc', { sha256: SHA_256_ABC, md5sum: '' }, 'This file is Package.zip. Its SHA-256 sum matches'],
  ['abd', { sha256: SHA_256_ABC }, 'This file is damaged: its SHA-256 sum is not the expected one.'],
  [
    'other',
    { sha256: SHA_256_ABC },
    'This file is not Package.zip. It is Other.zip, another file of this page',
  ],
  [
    'abc',
    { sha256: '0'.repeat(64) },
    'This is not the published Package.zip: its MD5 sum matches, its SHA-256 sum does not. Do not use it. Download it again.',
  ],
])('compares the SHA-256 sum where content has it: "%s", %j', async (text, sums, sentence) => {
  const { input, outcome } = openDialog(sums);
  await userEvent.upload(input, fileOf(text));
  await waitFor(() => expect(outcome).toHaveTextContent(sentence));
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
      'This file is damaged or not Package.zip: it has 3 bytes instead of 1,234 bytes. Download it again.',
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
