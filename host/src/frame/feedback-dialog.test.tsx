import { sessionStore } from '@portal/session';
import { freshPage, signInAs } from '@portal/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
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

// OBS-3, SES-19.
test('a session that ends takes the name and the email from the form, and leaves the message', async () => {
  await freshPage('/start');
  await signInAs('partner');
  render(<FeedbackDialog send={jest.fn()} />);
  await userEvent.type(await screen.findByLabelText('What happened?'), 'I opened a page');
  expect(screen.getByLabelText('Name (optional)')).toHaveValue('Paolo Ferri');
  act(() => sessionStore.setState({ status: 'signed-out', reason: 'expired' }));
  expect(screen.getByLabelText('Name (optional)')).toHaveValue('');
  expect(screen.getByLabelText('What happened?')).toHaveValue('I opened a page');
});
