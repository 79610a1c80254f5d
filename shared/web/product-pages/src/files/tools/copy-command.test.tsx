import { productByCode } from '@portal/catalog';
import { resetAlerts } from '@portal/download-button';
import { clearFaults, injectContent, injectFault, recordReports, signInAs } from '@portal/testing';
import { countFaultHits } from '@portal/testing/faults';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct, openSection } from '../../testing';

jest.setTimeout(30_000);
const PAGE = '/hoops/communicator/downloads/2026.3.0';
const FILE = 'HOOPS_Communicator_2026.3.0_Linux.tar.gz';
const MD5 = '0cfa91e671a61f0f706b4c8975f4be15';

beforeEach(async () => {
  await freshProductPage(PAGE);
  resetAlerts();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await clearFaults();
});

/** Opens the page and returns the card, its Copy command button and what is copied. */
async function show() {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await openProduct(productByCode('communicator'), PAGE);
  await openSection('Linux');
  const card = screen.getByRole('group', { name: FILE });
  const button = await within(card).findByRole('button', { name: 'Copy command' });
  return { user, copied, card, button };
}

const addressIn = (command: string) => /'(http[^']+)'/.exec(command)?.[1] ?? '';

// TERM-1, TERM-3, TERM-5, DL-20.
test('a signed-in visitor copies commands, each with a fresh link that the page never shows', async () => {
  await signInAs('partner');
  const reports = recordReports();
  const { user, copied, card, button } = await show();
  await user.click(button);
  expect(
    await within(card).findByText(
      /^Command for curl copied\. The link ends at \d\d:\d\d( on [A-Z][a-z]{2} \d+, \d{4})? \(in 5 minutes\)\.$/,
    ),
  ).toHaveAttribute('role', 'status');
  const command = copied.mock.calls[0]?.[0] ?? '';
  expect(command).toMatch(
    /^curl -fgL --retry 3 -C - -o 'HOOPS_Communicator_2026\.3\.0_Linux\.tar\.gz' 'http/,
  );
  expect(command).toContain(MD5);
  const response = await fetch(addressIn(command), { headers: { range: 'bytes=0-9' } });
  expect(response.status).toBe(206);

  await user.click(within(card).getByRole('button', { name: 'Copy for PowerShell' }));
  expect(await within(card).findByText(/^Command for PowerShell copied/)).toBeVisible();
  const second = copied.mock.calls[1]?.[0] ?? '';
  expect(second).toMatch(/^curl\.exe .*Get-FileHash/);
  expect(document.documentElement.outerHTML).not.toContain('signature');
  expect(
    window.location.href + JSON.stringify([sessionStorage, localStorage, window.history.state, reports]),
  ).not.toContain('signature');
  await user.click(within(card).getByRole('button', { name: 'Copy for curl' }));
  await within(card).findByText(/^Command for curl copied/);
});

// TERM-5, GATE-1.
test('a visitor gets the alert of the card, and nothing is copied', async () => {
  const { user, copied, card, button } = await show();
  await user.click(button);
  expect(await within(card).findByText(/Please log in or sign up to download/)).toBeVisible();
  expect(copied).not.toHaveBeenCalled();
  expect(window.location.hash).toBe(`#file-${MD5}`);
});

test('a failed link call says why, is not repeated by itself, and can be retried', async () => {
  await signInAs('partner');
  const reports = recordReports();
  await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
  const { user, copied, card, button } = await show();
  await user.click(button);
  expect(await within(card).findByText('The server answered with an error (503).')).toBeVisible();
  expect(copied).not.toHaveBeenCalled();
  expect(reports).toHaveLength(1);
  await user.click(within(card).getByRole('button', { name: 'Retry' }));
  await within(card).findByText(/^Command for curl copied/);
});

// A11Y-8.
test('the focus of a keyboard stays in the card after Cancel, Retry and the other shell', async () => {
  await signInAs('partner');
  await injectFault({ kind: 'hang', call: 'getpackageinstaller' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, card, button } = await show();
  const press = async (name: string) => {
    const pressed = await within(card).findByRole('button', { name });
    pressed.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pressed).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  };
  await user.click(button);
  // The services end a call that they have received when it is canceled.
  await waitFor(async () => expect(await countFaultHits()).toBe(1));
  await press('Cancel');
  await clearFaults();
  await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
  await user.click(button);
  await press('Retry');
  await press('Copy for PowerShell');
  await within(card).findByText(/^Command for PowerShell copied/);
});

test('a browser without a clipboard shows no link, but says what to do', async () => {
  await signInAs('partner');
  const { user, copied, card, button } = await show();
  copied.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(button);
  expect(await within(card).findByText(/did not allow the portal to copy/)).toBeVisible();
  expect(document.documentElement.outerHTML).not.toContain('signature');
});

test('a Windows visitor gets PowerShell first', async () => {
  await signInAs('partner');
  jest
    .spyOn(window.navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
  await jest.isolateModulesAsync(async () => {
    const { preferredShell } = await import('../terminal/ShellCopy');
    expect(preferredShell().id).toBe('powershell');
  });
});

// NAMES-2.
test('a raw link to a file has a command, one to a web page has none', async () => {
  await injectContent('hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json', {
    title: 'Release',
    sections: [
      {
        name: 'Linux',
        files: [
          { filename: 'Viewer', type: 'raw_link', link: 'https://store.example/viewer' },
          { filename: 'Archive', type: 'raw_link', link: 'https://store.example/viewer.zip?x=1' },
        ],
      },
    ],
  });
  await openProduct(productByCode('communicator'), PAGE);
  await openSection('Linux');
  for (const [name, commands] of [
    ['Viewer', 0],
    ['Archive', 1],
  ] as const) {
    const card = within(screen.getByRole('group', { name }));
    await card.findByRole('button', { name: 'Copy link' });
    expect(card.queryAllByRole('button', { name: 'Copy command' })).toHaveLength(commands);
  }
});
