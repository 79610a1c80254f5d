import { freshPage, recordReports } from '@portal/remote-tools/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactButton } from './ContactButton';

let mockFailures = 0;
jest.mock('./ContactDrawer', () => {
  mockFailures -= 1;
  if (mockFailures >= 0) throw new Error('no connection');
  return jest.requireActual('./ContactDrawer');
});

beforeEach(() => freshPage());

// CONTACT-1, CONTACT-2, A11Y-8.
test('shows the alternatives while its code cannot be loaded, and the next click opens the form', async () => {
  mockFailures = 2;
  const reports = recordReports();
  render(<ContactButton label="Contact Us" />);
  const button = screen.getByRole('button', { name: 'Contact Us' });
  await userEvent.click(button);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The contact form could not be loaded.');
  expect(screen.getByRole('link', { name: 'contact support' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(alert).not.toBeInTheDocument();
  expect(button).toHaveFocus();

  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Contact Us' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reports).toMatchObject(
    Array(2).fill({ error: { message: 'The contact form could not be loaded' } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
});
