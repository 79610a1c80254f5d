import { productByCode } from '@portal/catalog';
import { clearFaults, injectFault } from '@portal/testing';
import { countFaultHits } from '@portal/testing/faults';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, renderProduct } from '../testing';

const communicator = productByCode('communicator');
const LATEST = '/hoops/communicator/downloads/latest';
const FILE = 'hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json';

beforeEach(() => freshProductPage(LATEST));

describe('content that cannot be shown', () => {
  const failures: readonly (readonly [string, unknown, RegExp])[] = [
    [
      'has a wrong shape',
      { content: btoa('{"title": 5}'), encoding: 'base64' },
      /does not have the expected shape\. title: expected string\./,
    ],
    ['is no envelope', { nonsense: true }, /The request to the content service failed/],
  ];

  // MISS-3.
  test.each(failures)('that %s: shows the reason and retries', async (_, body, reason) => {
    await injectFault({ kind: 'body', call: `content:${FILE}`, body });
    renderProduct(communicator, LATEST);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The downloads of HOOPS Communicator could not be loaded.');
    expect(failure).toHaveTextContent(reason);
    await clearFaults();
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'HOOPS Communicator 2026.3.0' })).toBeVisible();
  });

  // MISS-3.
  test('is requested once by a double click on Retry', async () => {
    await injectFault({ kind: 'body', call: `content:${FILE}`, body: { wrong: true } });
    renderProduct(communicator, LATEST);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    const before = await countFaultHits();
    await userEvent.dblClick(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await screen.findByRole('alert');
    expect(await countFaultHits()).toBe(before + 1);
  });

  // A11Y-8.
  test('leaves the focus of a keyboard in the content after Retry', async () => {
    await injectFault({ kind: 'body', call: `content:${FILE}`, body: { wrong: true } });
    renderProduct(communicator, LATEST);
    // As in the host's frame.
    screen.getByRole('main').tabIndex = -1;
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await clearFaults();
    retry.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'HOOPS Communicator 2026.3.0' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('retries an invalid releases list', async () => {
    await injectFault({ kind: 'body', call: 'content:releases', body: { wrong: true } });
    renderProduct(communicator, LATEST);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await clearFaults();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'HOOPS Communicator 2026.3.0' })).toBeVisible();
  });
});
