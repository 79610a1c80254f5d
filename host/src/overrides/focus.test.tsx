import type { SourceInspector } from '@portal/shell';
import { freshPage } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal } from '../frame/testing/render-portal';

const URL = 'http://localhost:3101/mf-manifest.json';
const OTHER_URL = 'http://localhost:3102/mf-manifest.json';
const NO_STATUS = {};
const getState = () => NO_STATUS;
const inspector: SourceInspector = {
  remoteStatus: { getState, getInitialState: getState, subscribe: () => () => undefined },
  singletons: () => [],
  storedOverrides: null,
};

// A11Y-8.
test('the focus stays in the panel when an override is added and reset, and the change is announced', async () => {
  await freshPage('/naming');
  await renderPortal('/naming#remotes', [], inspector);
  const dialog = within(await screen.findByRole('dialog', { name: 'Remotes' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'mfe-scans');
  const address = dialog.getByLabelText('Address of its build');
  await userEvent.type(address, `${URL}{Enter}`);
  await dialog.findByRole('button', { name: 'Reset the override of mfe-scans' });
  const change = dialog.getByText('Changes count from the next page load on');
  expect(change.closest('[role=alert]')).toBeVisible();
  await waitFor(() => expect(address).toHaveValue(''));
  expect(dialog.getByLabelText('Name')).toHaveValue('');
  expect(address).toHaveFocus();

  const field = dialog.getByDisplayValue(URL);
  await userEvent.clear(field);
  await userEvent.type(field, ` ${OTHER_URL}{Enter}`);
  await waitFor(() => expect(field).toHaveValue(OTHER_URL));
  expect(field).toHaveFocus();

  // The only trace of this remote is its override, so its card goes, too.
  act(() => dialog.getByRole('button', { name: 'Reset the override of mfe-scans' }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(dialog.queryByDisplayValue(OTHER_URL)).not.toBeInTheDocument());
  expect(screen.getByRole('dialog')).toHaveFocus();
});

test('the focus stays in the panel when the registry is read again', async () => {
  await freshPage('/naming');
  const request = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      input === '/remotes.json' ? Promise.reject(new TypeError('no connection')) : request(input, init),
    );
  await renderPortal('/naming#remotes', [], inspector);
  const dialog = await screen.findByRole('dialog', { name: 'Remotes' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }));
  await within(dialog).findByRole('button', { name: 'Try again' });
  expect(dialog).toHaveFocus();
  jest.restoreAllMocks();
});
