import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MD5, openDialog, prepareDialog } from './testing/verify-dialog';

prepareDialog();
afterEach(() => jest.restoreAllMocks());

/** The names of the tabs, the open one in brackets. */
const tabsOf = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('tablist', { name: 'Commands by system' }))
    .getAllByRole('tab')
    .map((tab) => (tab.ariaSelected === 'true' ? `[${tab.textContent}]` : tab.textContent));

// VERIFY-6.
test('shows one command, of the visitor’s system; the others are in tabs, and each is copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
  const { dialog } = openDialog();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(tabsOf(dialog)).toEqual(['PowerShell', 'macOS', '[Linux]']);
  expect(dialog.querySelectorAll('pre')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Copy the command for Linux' }));
  expect(write.mock.calls).toEqual([[`printf '%s\\n' '${MD5.abc}  Package.zip' | md5sum -c -`]]);
  // The dialog may still fade in.
  await waitFor(() => expect(within(dialog).getByText('Copied: Linux')).toBeVisible());

  await user.click(within(dialog).getByRole('tab', { name: 'PowerShell' }));
  expect(tabsOf(dialog)).toEqual(['[PowerShell]', 'macOS', 'Linux']);
  expect(within(dialog).queryByText(/^Copied/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Copy the command for PowerShell' }));
  expect(write.mock.lastCall?.[0]).toMatch(/^\(Get-FileHash -Algorithm MD5 /);
});

// VERIFY-6.
test('checks SHA-256 where content has it', async () => {
  const { dialog } = openDialog({ sha256: 'A'.repeat(64) });
  expect(within(dialog).getByText(/It compares the SHA-256 sum/)).toBeInTheDocument();
  for (const [system, command] of [
    ['PowerShell', /SHA256.*a{64}/],
    ['macOS', /shasum -a 256.*a{64}/],
    ['Linux', /a{64}.*sha256sum/],
  ] as const) {
    await userEvent.click(within(dialog).getByRole('tab', { name: system }));
    expect(within(dialog).getByText(command)).toBeInTheDocument();
    expect(dialog).not.toHaveTextContent(MD5.abc);
  }
});

// VERIFY-6.
test('selects a command if the clipboard is denied', async () => {
  const { dialog } = openDialog();
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await userEvent.click(within(dialog).getByRole('tab', { name: 'PowerShell' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copy the command for PowerShell' }));
  await waitFor(() => expect(within(dialog).getByText(/Copy the selected text/)).toBeVisible());
  expect(window.getSelection()?.toString()).toContain('Get-FileHash');
});
