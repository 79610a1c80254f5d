import { productByCode } from '@portal/catalog';
import { resetAlerts } from '@portal/download-button';
import { interceptNavigations } from '@portal/download-button/testing';
import {
  clearFaults,
  findA11yViolations,
  injectContent,
  injectFault,
  recordReports,
  signInAs,
} from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct, openSection } from '../../testing';

jest.setTimeout(40_000);
const PAGE = '/hoops/communicator/downloads/2026.3.0';
const X64 = 'HOOPS_Communicator_2026.3.0_Linux.tar.gz';
const ARM = 'HOOPS_Communicator_2026.3.0_Linux_ARM64.tar.gz';

let navigations: ReturnType<typeof interceptNavigations>;
beforeEach(async () => {
  await freshProductPage(PAGE);
  resetAlerts();
  navigations = interceptNavigations();
});
afterEach(async () => {
  navigations.stop();
  jest.restoreAllMocks();
  await clearFaults();
});

/** Opens the page and selects the files of the section Linux. */
async function selectBoth() {
  const user = userEvent.setup();
  const page = await openProduct(productByCode('communicator'), PAGE);
  await openSection('Linux');
  for (const name of [X64, ARM]) await user.click(await screen.findByRole('checkbox', { name }));
  const bar = await screen.findByRole('region', { name: 'Selected files' });
  return { user, page, bar };
}
const files = () => navigations.addresses.map((address) => new URL(address).pathname.split('/').at(-1));

// SELECT-1.
test('selected files have a bar until the selection is cleared or the page is left', async () => {
  const { user, page, bar } = await selectBoth();
  expect(bar).toHaveTextContent('2 files selected');
  expect(await findA11yViolations(bar)).toEqual([]);
  await openSection('Windows');
  expect(bar).toHaveTextContent('2 files selected');
  await openSection('Linux');
  await user.click(screen.getByRole('checkbox', { name: ARM }));
  // A screen reader's user is at the card, and hears what the box did.
  const count = within(bar).getByText('1 file selected');
  expect(count).toHaveAttribute('aria-live', 'polite');
  expect(count).toHaveAttribute('aria-atomic', 'true');
  await user.click(within(bar).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Selected files' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: X64 })).toHaveFocus();
  // It is there for the next first file: a live region that comes with its text is often not announced.
  expect(count).toBeInTheDocument();
  expect(count).toBeEmptyDOMElement();

  await user.click(screen.getByRole('checkbox', { name: X64 }));
  page.unmount();
  window.history.replaceState(null, ''); // a new visit, not a reload
  await openProduct(productByCode('communicator'), PAGE);
  await openSection('Linux');
  expect(await screen.findByRole('checkbox', { name: X64 })).not.toBeChecked();
});

// SELECT-1.
test('the bar does not cover the box that it comes with', async () => {
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled.push(this, options, document.documentElement.style.scrollPaddingBottom);
  };
  const { bar } = await selectBoth();
  const box = screen.getByRole('checkbox', { name: X64 });
  expect(scrolled.slice(-3)).toEqual([box, { block: 'nearest' }, `${bar.offsetHeight + 24}px`]);
});

// SELECT-1. An alert or a script's message makes the bar higher without rendering it.
test('the room for the bar follows its height, and goes with it', async () => {
  const callbacks: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    callbacks.push(() => callback([], {} as ResizeObserver));
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
  const { user, bar } = await selectBoth();
  const { style } = document.documentElement;
  for (const height of [80, 140]) {
    Object.defineProperty(bar, 'offsetHeight', { value: height, configurable: true });
    for (const callback of callbacks) callback();
    expect(style.scrollPaddingBottom).toBe(`${height + 24}px`);
  }
  await user.click(within(bar).getByRole('button', { name: 'Clear' }));
  expect(style.scrollPaddingBottom).toBe('');
});

// SELECT-2.
test('Download selected starts one after the other; a failed one is retried on its own', async () => {
  await signInAs('partner');
  recordReports();
  const { user, bar } = await selectBoth();
  await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
  await user.click(within(bar).getByRole('button', { name: 'Download selected' }));
  expect(await within(bar).findByText('1 of 2 files started, 1 failed.')).toHaveAttribute('role', 'status');
  const item = (name: string) => within(bar).getByText(name).closest('li');
  expect(item(X64)).toHaveTextContent('The server answered with an error (503).');
  expect(item(ARM)).toHaveTextContent('Started');
  expect(await findA11yViolations(bar)).toEqual([]);
  expect(files()).toEqual([ARM]);
  await user.click(within(bar).getByRole('button', { name: `Retry ${X64}` }));
  expect(within(bar).getByRole('button', { name: 'Download selected' })).toHaveFocus();
  expect(await within(bar).findByText('2 of 2 files started.')).toBeVisible();
  expect(files()).toEqual([ARM, X64]);
});

test('a run can be canceled before the next file starts, and continued', async () => {
  await signInAs('partner');
  const { user, bar } = await selectBoth();
  await user.click(within(bar).getByRole('button', { name: 'Download selected' }));
  await within(bar).findByText(/^1 of 2 files started\./);
  await user.click(within(bar).getByRole('button', { name: 'Cancel' }));
  expect(await within(bar).findByText('1 of 2 files started. Canceled.')).toBeVisible();
  expect(files()).toEqual([X64]);
  await user.click(within(bar).getByRole('button', { name: 'Continue the rest' }));
  expect(await within(bar).findByText('2 of 2 files started.')).toBeVisible();
  expect(files()).toEqual([X64, ARM]);
  expect(within(bar).queryByRole('button', { name: 'Continue the rest' })).not.toBeInTheDocument();
});

// SELECT-2.
test.each(['Clear', 'the last check box'])('%s does not end a run of downloads', async (what) => {
  await signInAs('partner');
  const { user, bar } = await selectBoth();
  await user.click(within(bar).getByRole('button', { name: 'Download selected' }));
  await within(bar).findByText(/^1 of 2 files started\./);
  const clear = within(bar).getByRole('button', { name: 'Clear' });
  if (what === 'Clear') await user.click(clear);
  else for (const name of [X64, ARM]) await user.click(screen.getByRole('checkbox', { name }));
  expect(bar).toHaveTextContent('0 files selected');
  expect(within(bar).getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(await within(bar).findByText('2 of 2 files started.')).toHaveAttribute('role', 'status');
  expect(files()).toEqual([X64, ARM]);
  await user.click(clear);
  expect(screen.queryByRole('region', { name: 'Selected files' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: X64 })).toHaveFocus();
});

test('a visitor is asked to log in once, in the bar', async () => {
  const { user, bar } = await selectBoth();
  await user.click(within(bar).getByRole('button', { name: 'Download selected' }));
  expect(await within(bar).findByText(/Please log in or sign up to download/)).toBeVisible();
  expect(screen.getAllByText(/Please log in or sign up/)).toHaveLength(1);
  expect(files()).toEqual([]);

  // In another tab.
  await act(() => signInAs('partner'));
  await user.click(within(bar).getByRole('button', { name: 'Continue the rest' }));
  expect(await within(bar).findByText('2 of 2 files started.')).toBeVisible();
  expect(screen.queryByText(/Please log in or sign up/)).not.toBeInTheDocument();
});

// SELECT-1. A check sum says what is in a file, not which file it is.
test('files with one MD5 sum are selected, downloaded and scripted each on its own', async () => {
  await signInAs('partner');
  const names = ['One.zip', 'Two.zip', 'Three.zip'];
  const md5sum = '900150983cd24fb0d6963f7d28e17f72';
  const packages = names.map((filename) => ({
    filename,
    md5sum,
    link: `packages/communicator/2026.3.0/HOOPS_Communicator_2026.3.0_Linux.tar.gz`,
  }));
  await injectContent('hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json', {
    title: 'Release',
    sections: [{ name: 'Linux', packages }],
  });
  const user = userEvent.setup();
  await openProduct(productByCode('communicator'), PAGE);
  await openSection('Linux');
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await user.click(await screen.findByRole('checkbox', { name: 'Two.zip' }));
  const bar = await screen.findByRole('region', { name: 'Selected files' });
  expect(bar).toHaveTextContent('1 file selected');
  expect([box('One.zip'), box('Three.zip')].map((input) => (input as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  for (const name of ['One.zip', 'Three.zip']) await user.click(box(name));
  expect(bar).toHaveTextContent('3 files selected');

  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(bar).getByRole('button', { name: 'Copy script' }));
  await within(bar).findByText(/^Script for curl copied\./);
  for (const name of names) expect(copied.mock.calls[0]?.[0]).toContain(`get '${name}' 'http`);

  await user.click(within(bar).getByRole('button', { name: 'Download selected' }));
  expect(await within(bar).findByText('3 of 3 files started.')).toBeVisible();
  expect(files()).toHaveLength(3);
});

// SELECT-3, TERM-4.
test('Copy script copies one script with a fresh link for each file', async () => {
  await signInAs('partner');
  recordReports();
  const { user, bar } = await selectBoth();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(bar).getByRole('button', { name: 'Copy script' }));
  await within(bar).findByText(/^Script for curl copied\. The link ends at/);
  const script = copied.mock.calls[0]?.[0] ?? '';
  expect(script).toMatch(/^#!\/bin\/sh\n# 2 files\n# The links end at 20/);
  for (const name of [X64, ARM]) expect(script).toContain(`get '${name}' 'http`);
  expect(document.documentElement.outerHTML).not.toContain('signature');

  await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
  await user.click(within(bar).getByRole('button', { name: 'Copy for wget' }));
  expect(await within(bar).findByText(`${X64}: The server answered with an error (503).`)).toBeVisible();
  expect(copied).toHaveBeenCalledTimes(1);
  await user.click(within(bar).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(copied.mock.calls[1]?.[0]).toContain('wget -c -O "$1" "$2"'));
});
