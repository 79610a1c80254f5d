import { freshPage, injectFault, renderRemote, screen, signInAs } from '@portal/remote-tools/testing';
import { description } from '../remote.config';
import module from './remote';

test('greets a partner by name', async () => {
  await freshPage();
  await signInAs('partner');
  renderRemote({ description, module }, '/points');
  expect(await screen.findByText('The scans of Paolo Ferri')).toBeVisible();
});

test('asks a visitor to sign in, even when the session call fails', async () => {
  await freshPage();
  await injectFault({ call: 'session', kind: 'status', status: 503 });
  renderRemote({ description, module }, '/points');
  expect(await screen.findByText('Sign in to see your scans.')).toBeVisible();
});
