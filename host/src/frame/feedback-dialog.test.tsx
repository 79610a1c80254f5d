import { freshPage } from '@portal/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FeedbackDialog from './FeedbackDialog';

// OBS-3.
test('a message of blanks is not sent', async () => {
  await freshPage('/start');
  const send = jest.fn();
  render(<FeedbackDialog send={send} />);
  const message = await screen.findByLabelText('What happened?');
  await userEvent.type(message, '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Please write a few words.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(message, 'I opened a page');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ message: '   I opened a page' })),
  );
});
