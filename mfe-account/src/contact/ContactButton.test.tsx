import { freshPage } from '@portal/remote-tools/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactButton } from './ContactButton';

let isOffline = true;
jest.mock('./ContactDrawer', () => {
  if (isOffline) throw new Error('no connection');
  return jest.requireActual('./ContactDrawer');
});

beforeEach(() => freshPage());

// CONTACT-2.
test('a form whose code could not be loaded gives way to mail, and the next click loads it again', async () => {
  render(<ContactButton label="Contact Sales" />);
  const button = screen.getByRole('button', { name: 'Contact Sales' });
  await userEvent.click(button);
  expect(await screen.findByText('The contact form could not be loaded.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'sales@vendor.example' })).toBeVisible();

  isOffline = false;
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Contact Sales' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
