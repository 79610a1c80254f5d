import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MD5, openDialog, prepareDialog } from './testing/verify-dialog';

prepareDialog();

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
