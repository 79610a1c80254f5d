import { formatIsoDate } from '@portal/catalog';
import { freshPage, injectFault, recordReports, signInAs } from '@portal/remote-tools/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS, openPage, showTabAt } from '../testing/account-page';
import { PATH, row, rows, toasts } from '../testing/licenses-page';
import { recordSavedFiles } from '../testing/saved-files';

/** What session replay leaves out. */
const UNRECORDED = '[data-sentry-block]';

beforeEach(() => freshPage(PATH));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the license summary', () => {
  // LIC-1.
  test('shows each license with type, expiration, products, key and header files', async () => {
    await signInAs('partner');
    openPage(PATH);
    expect(await rows()).toHaveLength(11);
    expect(document.title).toBe('License Summary | Developer Zone');
    const license = within(row('HOOPS Exchange, HOOPS Publish'));
    expect(license.getByText('Full')).toBeVisible();
    expect(license.getByText('Never')).toBeVisible();
    const names = ['Copy Key', 'hoops_license.h', 'hoops_license.cs', 'hoops_license.java'];
    for (const [at, button] of license.getAllByRole('button').entries())
      expect(button).toHaveAccessibleName(names[at]);
    expect(license.getAllByRole('button')).toHaveLength(names.length);
    // UI-12.
    for (const part of license.getAllByText('hoops_license'))
      expect(part.closest('[translate=no]')).toBeInTheDocument();
    expect(row('Ceetron Envision Web')).toHaveTextContent('Evaluation');
  });

  // CONTENT-14.
  test('lists a license without a key beside the others', async () => {
    await signInAs('partner');
    const license = { expires: 'Never', products: ['HOOPS Exchange'], headers: [] };
    const headers = [{ filename: 'empty.h', contents: null }];
    await injectFault({
      call: 'getalllicenses',
      kind: 'body',
      body: [
        { ...license, key: 'A1B2-C3D4' },
        { ...license, key: null, headers },
        { ...license, products: ['HOOPS Publish'] },
      ],
    });
    openPage(PATH);
    expect(await rows()).toHaveLength(3);
    expect(screen.getByText('A1B2-C3D4')).toBeVisible();
    expect(screen.getAllByText('No key was issued.')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'empty.h' })).toBeVisible();
  });

  test('shows a skeleton when the response is slow', async () => {
    await signInAs('partner');
    await injectFault({ call: 'getalllicenses', kind: 'latency', delayMs: 500 });
    openPage(PATH);
    expect(await screen.findByText('Loading licenses…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'License Summary' })).toBeVisible();
    expect(await rows()).toHaveLength(11);
  });

  // LIC-22.
  test('says on a later day what holds then, and requests nothing', async () => {
    await signInAs('evaluator');
    const tomorrow = Date.now() + DAY_MS;
    const body = [
      { key: 'A1B2', expires: formatIsoDate(new Date(tomorrow)), products: ['SAM'], headers: [] },
    ];
    await injectFault({ call: 'getalllicenses', kind: 'body', body, times: 1 });
    openPage(PATH);
    await rows();
    expect(row('SAM')).toHaveTextContent('tomorrow');
    showTabAt(tomorrow);
    expect(row('SAM')).toHaveTextContent('today');
    showTabAt(tomorrow + DAY_MS);
    expect(row('SAM')).toHaveTextContent('yesterday');
  });

  test('highlights expired and soon-expiring licenses', async () => {
    await signInAs('evaluator');
    openPage(PATH);
    await rows();
    expect(within(row('HOOPS Publish')).getByText('Expires soon')).toBeVisible();
    expect(within(row('HOOPS Publish')).getByText('in 12 days')).toBeVisible();
    expect(within(row('HOOPS Communicator')).queryByText('Expires soon')).not.toBeInTheDocument();
    expect(screen.getByText('3 expiring soon')).toBeVisible();
  });

  test('marks an expired license', async () => {
    await signInAs('expired');
    openPage(PATH);
    await rows();
    expect(screen.getByText('Expired')).toBeVisible();
    expect(screen.getByText('5 days ago')).toBeVisible();
    expect(screen.getByText('1 expired')).toBeVisible();
  });

  // LIC-2.
  test('shows each key in clear text, and copies it', async () => {
    const user = userEvent.setup();
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await signInAs('staff');
    openPage(PATH);
    await rows();
    const license = within(row('HOOPS Communicator'));
    await user.click(license.getByRole('button', { name: 'Copy Key' }));
    expect(await license.findByText('Copied')).toBeVisible();
    const [[key = ''] = []] = written.mock.calls;
    expect(key.length).toBeGreaterThan(16);
    expect(license.getByText(key)).toBeVisible();
  });

  test('offers the key for copying by hand when the clipboard is denied', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await signInAs('staff');
    openPage(PATH);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Copy Key' }));
    const field = await screen.findByRole('textbox', { name: /Copy Key/ });
    expect(field).toHaveFocus();
    expect(field.closest(UNRECORDED)).not.toBeNull();
    expect(screen.getByText(/The clipboard is not available/)).toBeVisible();
  });

  // LIC-3.
  test('saves a header file with its name and type', async () => {
    const saved = recordSavedFiles();
    await signInAs('staff');
    openPage(PATH);
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'hoops_license.h' }));
    expect(saved.map(({ name, blob }) => [name, blob.type])).toEqual([['hoops_license.h', 'text/x-c']]);
    expect(await saved[0]?.blob.text()).toContain('#define HOOPS_LICENSE');
  });

  // LIC-3.
  test.each([
    ['of names that differ in their extension only, the rest once', ['a.h', 'a.cs'], 'aa.ha.cs'],
    ['other names in full', ['a.h', 'b.h'], 'a.hb.h'],
    ['a single name in full', ['a.h'], 'a.h'],
    ['names without an extension in full', ['key', 'key'], 'keykey'],
  ])('shows %s', async (_, filenames, text) => {
    const headers = filenames.map((filename) => ({ filename, contents: '', type: 'text/plain' }));
    const records = [{ key: 'KEY-1', expires: 'Never', products: ['RealDWG'], headers }];
    await signInAs('staff');
    await injectFault({ call: 'getalllicenses', kind: 'body', body: JSON.stringify(records) });
    openPage(PATH);
    await rows();
    expect(row('RealDWG').lastElementChild).toHaveTextContent(text);
    const files = within(row('RealDWG')).getAllByRole('button').slice(1);
    expect(files.map((file) => file.getAttribute('aria-label'))).toEqual(filenames);
  });

  test('shows that there are no licenses, and offers a trial', async () => {
    await signInAs('new');
    openPage(PATH);
    expect(await screen.findByText('You have no licenses yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a 60-day trial' })).toBeVisible();
  });

  test('redirects a visitor', async () => {
    const page = openPage(PATH);
    await screen.findByText('The landing page');
    expect(page.path()).toBe('/start');
    expect(toasts()).toEqual(['log in: Please sign in to open this page.']);
  });

  // LIC-4.
  test.each([
    ['an error answer', { kind: 'status', status: 500 }, 'The server answered with an error (500).'],
    ['a response of another shape', { kind: 'body', body: '[{"key":7}]' }, /does not understand/],
  ])('redirects to the landing page on %s, with a report and a toast', async (_, fault, reason) => {
    const reports = recordReports();
    await signInAs('partner');
    await injectFault({ call: 'getalllicenses', ...fault });
    const page = openPage(PATH);
    await screen.findByText('The landing page');
    expect(page.path()).toBe('/start');
    expect(reports).toMatchObject([
      { error: { message: 'The licenses could not be listed', cause: expect.any(Error) } },
    ]);
    expect(toasts()).toEqual([expect.stringMatching(/^Licenses not available: The licenses could not be/)]);
    expect(toasts()[0]).toMatch(reason);
  });

  // LIC-4.
  test('keeps a user who is on the way to another page already', async () => {
    recordReports();
    await signInAs('partner');
    let fail: () => void = () => undefined;
    const send = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { url } = new Request(input, init);
      if (url.endsWith('/trialproduct')) return new Promise(() => undefined);
      if (!url.endsWith('/getalllicenses')) return send(input, init);
      return new Promise((resolve) => {
        fail = () => resolve(new Response('', { status: 500 }));
      });
    });
    const page = openPage(PATH);
    expect(await screen.findByText('Loading licenses…')).toBeInTheDocument();
    await act(async () => {
      window.history.pushState(null, '', '/hoops/exchange/trial');
      window.dispatchEvent(new PopStateEvent('popstate'));
      fail();
    });
    expect(await screen.findByRole('heading', { level: 1, name: /^HOOPS Exchange/ })).toBeVisible();
    expect(page.path()).toBe('/hoops/exchange/trial');
    expect(toasts()).toEqual([]);
  });
});
