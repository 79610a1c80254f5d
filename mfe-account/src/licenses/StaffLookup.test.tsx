import { clearFaults, freshPage, injectFault, recordReports, signInAs } from '@portal/remote-tools/testing';
import { takeRedirectNotice } from '@portal/sdk/router';
import { toastStore } from '@portal/sdk/toasts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/account-page';
import { PATH, rows } from '../testing/licenses-page';

beforeEach(() => freshPage(PATH));

describe('staff', () => {
  const email = 'partner@fabrikam.example';

  test('sees another user’s licenses with the owner’s email', async () => {
    await signInAs('staff');
    openPage(`${PATH}?email=${email}`);
    expect(await screen.findByText(`Looked up: ${email}`)).toBeVisible();
    expect(await rows()).toHaveLength(11);
    await userEvent.click(screen.getByRole('link', { name: 'Back to my own licenses' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(screen.queryByText(/^Looked up/)).not.toBeInTheDocument();
  });

  test('looks up a user with the form', async () => {
    await signInAs('staff');
    openPage(PATH);
    await rows();
    await userEvent.type(screen.getByLabelText('User’s email'), 'new@start.example{Enter}');
    expect(await screen.findByText('new@start.example has no licenses.')).toBeVisible();
    expect(screen.getByText('Looked up: new@start.example')).toBeVisible();
  });

  // LIC-5, A11Y-8.
  test('keeps the focus in the form, which says what came of each look-up', async () => {
    await signInAs('staff');
    openPage(PATH);
    await rows();
    const input = screen.getByLabelText('User’s email');
    const outcome = within(screen.getByRole('form')).getByRole('status');
    expect(outcome).toBeEmptyDOMElement();
    await userEvent.type(input, `${email}{Enter}`);
    await waitFor(() => expect(outcome).toHaveTextContent(`11 licenses of ${email}`));
    expect(input).toHaveFocus();

    await userEvent.clear(input);
    await userEvent.type(input, 'new@start.example');
    const button = screen.getByRole('button', { name: 'Look up' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(outcome).toHaveTextContent('0 licenses of new@start.example'));
    expect(button).toHaveFocus();

    // As the frame's.
    screen.getByRole('main').tabIndex = -1;
    screen.getByRole('link', { name: 'Back to my own licenses' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue(''));
    expect(outcome).toBeEmptyDOMElement();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  // LIC-5.
  test('types on while the service is slow', async () => {
    await signInAs('staff');
    openPage(PATH);
    await rows();
    await injectFault({ call: 'getlicensebyemail', kind: 'latency', delayMs: 500 });
    const input = screen.getByLabelText('User’s email');
    await userEvent.type(input, `${email}{Enter}`);
    await userEvent.clear(input);
    await userEvent.type(input, 'new@');
    expect(await screen.findByText(`Looked up: ${email}`)).toBeVisible();
    expect(input).toHaveValue('new@');
  });

  test('looks up once while Enter is held down', async () => {
    await signInAs('staff');
    openPage(PATH);
    await rows();
    const input = screen.getByLabelText('User’s email');
    // Browsers submit by the default action of a key that is pressed.
    const submits = (key: { readonly key: string; readonly repeat: boolean }) =>
      fireEvent.keyDown(input, key);
    expect(submits({ key: 'Enter', repeat: false })).toBe(true);
    expect(submits({ key: 'Enter', repeat: true })).toBe(false);
    expect(submits({ key: 'a', repeat: true })).toBe(true);
  });

  // LIC-5.
  test('a double click looks up once, also while the service is slow', async () => {
    await signInAs('staff');
    openPage(PATH);
    await rows();
    await injectFault({ call: 'getlicensebyemail', kind: 'latency', delayMs: 500 });
    await userEvent.type(screen.getByLabelText('User’s email'), email);
    const calls = jest.spyOn(globalThis, 'fetch');
    const button = screen.getByRole('button', { name: 'Look up' });
    await userEvent.dblClick(button);
    await screen.findByText('Loading licenses…');
    await userEvent.click(button);
    expect(await screen.findByText(`Looked up: ${email}`)).toBeVisible();
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test('sees their own licenses for an empty email', async () => {
    await signInAs('staff');
    openPage(`${PATH}?email=`);
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByText(/^Looked up/)).not.toBeInTheDocument();
  });

  // LIC-21.
  test.each([400, 404, 422])(
    'stays on the page with the error at the field when the service answers %i',
    async (status) => {
      const reports = recordReports();
      await signInAs('staff');
      const page = openPage(PATH);
      await rows();
      await injectFault({ call: 'getlicensebyemail', kind: 'status', status });
      await userEvent.type(screen.getByLabelText('User’s email'), 'partner@fabrikam{Enter}');
      const error = await screen.findByRole('alert');
      expect(error).toHaveTextContent('The account service does not accept this address.');
      const input = screen.getByLabelText('User’s email');
      expect(input).toHaveValue('partner@fabrikam');
      expect(input).toHaveAccessibleDescription(error.textContent ?? '');
      expect(input).toBeInvalid();
      expect(input).toHaveFocus();
      expect([page.path(), toastStore.getState().toasts, reports]).toEqual([PATH, [], []]);

      await clearFaults();
      await userEvent.type(input, '.example{Enter}');
      expect(await rows()).toHaveLength(11);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  // LIC-5.
  test('has the form; other users are redirected to the landing page', async () => {
    await signInAs('both');
    const own = openPage(PATH);
    await rows();
    expect(screen.queryByLabelText('User’s email')).not.toBeInTheDocument();
    own.unmount();
    const page = openPage(`${PATH}?email=${email}`);
    await screen.findByText('The landing page');
    expect(page.path()).toBe('/start');
    expect(takeRedirectNotice()).toEqual({
      kind: 'refused',
      reason: expect.stringContaining(`The licenses of ${email} are shown to the vendor’s staff only.`),
    });
  });

  test('does not repeat what an address has in place of an email', async () => {
    await signInAs('both');
    openPage(`${PATH}?email=${encodeURIComponent('Call us about your licenses. '.repeat(50))}`);
    await screen.findByText('The landing page');
    expect(takeRedirectNotice()).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(/^The licenses of another user are shown to the vendor’s staff only\./),
    });
  });
});
