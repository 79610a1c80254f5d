import { checkSession, sessionStore } from '@portal/session';
import { freshPage, injectFault, signInAs } from '@portal/testing';
import { translatePage } from '@portal/testing/translate-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../frame/page';
import { renderPortal } from '../frame/testing/render-portal';

const header = () => within(screen.getByRole('banner'));

beforeEach(() => freshPage('/naming'));
afterEach(() => jest.restoreAllMocks());

async function openForm() {
  await renderPortal('/naming');
  await act(() => checkSession());
  await userEvent.click(header().getByRole('button', { name: 'Sign In' }));
  return within(screen.getByRole('form'));
}

async function submit(form: Awaited<ReturnType<typeof openForm>>, email: string, password: string) {
  await userEvent.type(form.getByLabelText('Email'), `${email}{Tab}`);
  await userEvent.type(form.getByLabelText('Password'), `${password}{Enter}`);
}

test('reloads the page as signed in after the right password', async () => {
  const form = await openForm();
  await submit(form, 'partner@fabrikam.example', 'partner');
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { name: 'Paolo Ferri' } });
  expect(header().getByRole('button', { name: /Paolo Ferri/ })).toHaveTextContent('Fabrikam Manufacturing');
});

// SIGN-3. The form checks nothing: what is entered is the service’s to judge.
test.each([
  ['an empty form', '', '', 'Invalid username or password.'],
  ['an address that is none', 'partner', 'partner', 'Invalid username or password.'],
  ['a wrong password', 'partner@fabrikam.example', 'wrong', 'Invalid username or password.'],
  ['an unknown user', 'nobody@nowhere.example', 'x', 'Invalid username or password.'],
  ['a session without tokens', 'notokens@acme.example', 'notokens', 'Somthing went wrong.'],
])('shows the message in the form after %s', async (_, email, password, text) => {
  const form = await openForm();
  await submit(form, email, password);
  expect(await form.findByRole('alert')).toHaveTextContent(text);
  expect(page.reload).not.toHaveBeenCalled();
  expect(form.getByLabelText('Email')).toHaveValue(email);
  expect(sessionStorage).toHaveLength(0);
});

test('shows the message of a failed request, and can retry', async () => {
  const form = await openForm();
  await injectFault({ call: 'widgetsignin', kind: 'status', status: 503, times: 1 });
  await submit(form, 'partner@fabrikam.example', 'partner');
  expect(await form.findByRole('alert')).toHaveTextContent('Somthing went wrong.');
  await userEvent.click(form.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
});

test('ignores a second click while a request is pending', async () => {
  const form = await openForm();
  await injectFault({ call: 'widgetsignin', kind: 'latency', delayMs: 150, times: 1 });
  await userEvent.type(form.getByLabelText('Email'), 'partner@fabrikam.example');
  await userEvent.type(form.getByLabelText('Password'), 'partner');
  const button = form.getByRole('button', { name: 'Sign In' });
  const calls = jest.spyOn(globalThis, 'fetch');
  await userEvent.dblClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  const signIns = calls.mock.calls.filter(([input]) =>
    (input instanceof Request ? input.url : String(input)).includes('widgetsignin'),
  );
  expect(signIns).toHaveLength(1);
});

// SIGN-2.
// SIGN-3. A wrong password that is sent again and again locks the account.
test('sends the form once while Enter is held down', async () => {
  const form = await openForm();
  const password = form.getByLabelText('Password');
  // Browsers submit by the default action of a key that is pressed.
  expect(fireEvent.keyDown(password, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(password, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(password, { key: 'Backspace', repeat: true })).toBe(true);
});

test('links to sign-up and password reset in the form', async () => {
  const form = await openForm();
  expect(form.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/services/account/signup?redirect_url=${encodeURIComponent(window.location.href)}`,
  );
  expect(form.getByRole('link', { name: /Forgot/ })).toHaveAttribute(
    'href',
    '/services/account/password/forgot',
  );
});

test('takes a password that is pasted, and names the fields for password managers', async () => {
  const form = await openForm();
  const [email, password] = [form.getByLabelText('Email'), form.getByLabelText('Password')];
  expect([email, password].map((field) => field.getAttribute('autocomplete'))).toEqual([
    'username',
    'current-password',
  ]);
  await userEvent.click(password);
  await userEvent.paste('from a manager');
  expect(password).toHaveValue('from a manager');
});

test('shows the password on request', async () => {
  const form = await openForm();
  expect(form.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(form.getByRole('button', { name: 'Show password' }));
  expect(form.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

// UI-12.
test('says what the next click does in a page that the browser has translated', async () => {
  const form = await openForm();
  translatePage();
  await userEvent.click(form.getByRole('button', { name: 'Show password' }));
  expect(form.getByRole('button', { name: 'Hide password' })).toBeVisible();
});

test('closes the form on Escape, returns the focus and keeps the email', async () => {
  const form = await openForm();
  expect(form.getByLabelText('Email')).toHaveFocus();
  await userEvent.keyboard('me@here.example{Escape}');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  const button = header().getByRole('button', { name: 'Sign In' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(screen.getByLabelText('Email')).toHaveValue('me@here.example');
});

// SIGN-3.
test('an attempt goes on while the form is closed; the form that opens again shows it and its message', async () => {
  const form = await openForm();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetched = globalThis.fetch;
  const calls = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await fetched(...request);
    await held;
    return response;
  });
  await submit(form, 'partner@fabrikam.example', 'wrong');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await userEvent.click(header().getByRole('button', { name: 'Sign In' }));
  const again = within(screen.getByRole('form'));
  expect(again.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(again.getByLabelText('Password'), 'partner{Enter}');
  expect(calls).toHaveBeenCalledTimes(1);
  answer();
  expect(await again.findByRole('alert')).toHaveTextContent('Invalid username or password.');
  expect(page.reload).not.toHaveBeenCalled();
});

// SIGN-4.
test('opens a menu with account and sign-out for a signed-in user', async () => {
  await signInAs('partner');
  await renderPortal('/naming');
  await userEvent.click(header().getByRole('button', { name: /Paolo Ferri/ }));
  const account = header().getByRole('link', { name: 'My Account' });
  expect(account).toHaveAttribute('target', '_blank');
  expect(account).toHaveAttribute(
    'href',
    `/services/account/account?redirect_url=${encodeURIComponent(window.location.href)}`,
  );
  expect(header().getByRole('link', { name: 'My Licenses' })).toHaveAttribute('href', '/license_generator');
  await userEvent.click(header().getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  expect(sessionStorage).toHaveLength(0);
  expect(header().getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
});

// SIGN-4.
test('shows whole letters as initials, also those that take two code units', async () => {
  const user = { email: 'hana@acme.example', given_name: '𠮷田', family_name: 'Hana' };
  await injectFault({ call: 'session', method: 'GET', kind: 'body', body: { user, tokens: { id: 'x' } } });
  await renderPortal('/naming');
  await act(() => checkSession());
  expect(header().getByRole('button', { name: /𠮷田 Hana/ })).toHaveTextContent(/^𠮷H/);
});

// SES-15.
test.each([401, 404])('treats status %i of a logout as signed out', async (status) => {
  await signInAs('partner');
  await renderPortal('/naming');
  await injectFault({ call: 'signout', kind: 'status', status });
  await userEvent.click(header().getByRole('button', { name: /Paolo Ferri/ }));
  await userEvent.click(header().getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows a failed logout and keeps the user signed in', async () => {
  await signInAs('partner');
  await renderPortal('/naming');
  await injectFault({ call: 'signout', kind: 'status', status: 500 });
  await userEvent.click(header().getByRole('button', { name: /Paolo Ferri/ }));
  await userEvent.click(header().getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in');
  expect(page.reload).not.toHaveBeenCalled();
  expect(sessionStore.getState().status).toBe('signed-in');
});
