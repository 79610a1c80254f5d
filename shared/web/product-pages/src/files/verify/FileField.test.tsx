import { createEvent, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf, openDialog, prepareDialog } from './testing/verify-dialog';

prepareDialog();

function drop(target: HTMLElement, files: readonly File[], isDirectory = false): void {
  const items = files.map(() => ({ webkitGetAsEntry: () => ({ isDirectory }) }));
  const event = createEvent.drop(target, { dataTransfer: { files, items } });
  fireEvent(target, event);
  expect(event.defaultPrevented).toBe(true);
}

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
});

// VERIFY-5.
test('checks a file that is dropped', async () => {
  const { dialog, outcome } = openDialog();
  fireEvent.dragOver(dialog);
  drop(dialog, [fileOf('abc')]);
  await waitFor(() => expect(outcome).toHaveTextContent('This file is Package.zip.'));
});
