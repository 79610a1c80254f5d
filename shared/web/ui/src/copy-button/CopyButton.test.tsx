import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './CopyButton';

test('copies the value to the clipboard, shows "Copied" and keeps its name', async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  render(<CopyButton value="KEY-1" label="Copy Key" />);
  await user.click(screen.getByRole('button', { name: 'Copy Key' }));
  expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
  expect(writeText).toHaveBeenCalledWith('KEY-1');
  expect(screen.getByRole('button', { name: 'Copy Key' })).toBeInTheDocument();
});

test.each([
  [
    'denied',
    () =>
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError')),
  ],
  // On a page without TLS.
  ['missing', () => jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)],
])('selects the value when the clipboard is %s', async (_, prepare) => {
  const user = userEvent.setup();
  prepare();
  render(<CopyButton value="KEY-1" label="Copy Key" />);
  await user.click(screen.getByRole('button', { name: 'Copy Key' }));
  const expectSelected = async () => {
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('KEY-1');
  };
  await expectSelected();
  expect(screen.getByRole('status')).toHaveTextContent('Copy the selected text.');
  // Also on the next click, after which Ctrl+C would copy nothing.
  await user.click(screen.getByRole('button', { name: 'Copy Key' }));
  await expectSelected();
});
