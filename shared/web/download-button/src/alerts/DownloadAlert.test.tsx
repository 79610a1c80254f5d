import { freshPage } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadAlert } from './DownloadAlert';
import { resetAlerts, showAlert } from './store';

beforeEach(async () => {
  await freshPage('/toolkits/polygonica/downloads/latest');
  resetAlerts();
});

// ALERT-6: content can name a file like a property that every object in JavaScript has.
test.each(['constructor', '__proto__'])(
  'the alert of %s is shown once it is there, and closes',
  async (key) => {
    render(<DownloadAlert alertKey={key} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => showAlert(key, { type: 'logindownload' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in or sign up to download.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
