import type { NoLicenseAlert } from '@portal/catalog';
import { freshPage, injectFault, signInAs } from '@portal/testing';
import { countFaultHits } from '@portal/testing/faults';
import { toastStore } from '@portal/ui/toasts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadAlert } from './DownloadAlert';
import { resetAlerts, showAlert } from './store';

beforeEach(async () => {
  await freshPage('/toolkits/polygonica/downloads/latest');
  resetAlerts();
});

const toasts = () => toastStore.getState().toasts.map(({ body }) => body);

async function contactSales(type: NoLicenseAlert, product = 'polygonica') {
  showAlert('key', { type, license: { product }, check: 'refused' });
  render(<DownloadAlert alertKey="key" />);
  const link = await screen.findByRole('link', { name: /contact sales/i });
  expect(link).toHaveAttribute('href', '/places/contact-form');
  await userEvent.click(link);
}

// ALERT-9.
test('contacting sales about a partner product requests an evaluation', async () => {
  await signInAs('unlicensed');
  await contactSales('nolicensenonhoops');
  await waitFor(() => expect(toasts()).toEqual(['Your evaluation request has been noted.']));
});

// ALERT-9.
test('contacting sales by a double click, and again on the same day, requests one evaluation', async () => {
  await signInAs('unlicensed');
  await injectFault({ kind: 'latency', call: 'getproductlicense', delayMs: 0 });
  showAlert('key', { type: 'nolicensenonhoops', license: { product: 'polygonica' }, check: 'refused' });
  render(<DownloadAlert alertKey="key" />);
  const link = await screen.findByRole('link', { name: /contact sales/i });
  await userEvent.dblClick(link);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await userEvent.click(link);
  await fetch('/services/health'); // another request would have arrived by then
  expect(await countFaultHits()).toBe(1);
});

test.each([
  ['nolicensehoops', 'communicator'],
  ['nolicensenonhoops', 'cee_env_desktop'],
  ['nolicensenonhoops', 'cee_sam'],
  ['nolicensenonhoops', 'cee_sam_eval'],
  ['nolicensenonhoops', 'unheard-of'],
] as const)(
  '%s: contacting sales about %s opens the contact form and sends nothing',
  async (type, product) => {
    await signInAs('unlicensed');
    const call = jest.spyOn(globalThis, 'fetch');
    await contactSales(type, product);
    expect(call).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);
    call.mockRestore();
  },
);

test('shows no toast when the request fails', async () => {
  await signInAs('unlicensed');
  await injectFault({ kind: 'status', call: 'getproductlicense', status: 400 });
  await contactSales('nolicensenonhoops');
  await waitFor(async () => expect(await countFaultHits()).toBe(1));
  await fetch('/services/health'); // the refusal has been read by then
  expect(toasts()).toEqual([]);
});
