import { productByCode } from '@portal/catalog';
import { injectContent, signInAs } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct } from '../testing';

const communicator = productByCode('communicator');
const LATEST = '/hoops/communicator/downloads/latest';
const FILE = 'hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json';

beforeEach(() => freshProductPage(LATEST));

describe('links of a page', () => {
  // PAGE-9.
  test('links to the training, which the sidebar omits', async () => {
    await openProduct(communicator, LATEST);
    expect(screen.getByRole('link', { name: 'Online Training' })).toHaveAttribute(
      'href',
      '/hoops/communicator/training',
    );
  });

  // PAGE-9.
  test('names the training of HPS on its page and not in its sidebar', async () => {
    await openProduct(productByCode('hps'), '/hoops/visualize/hps/downloads/latest');
    const training = screen.getByRole('link', { name: 'Online Training' });
    expect(training).toHaveAttribute('href', '/hoops/visualize/hps/training');
    const sidebar = within(screen.getByRole('navigation', { name: 'HOOPS Visualize HPS' }));
    expect(sidebar.queryByRole('link', { name: /training/i })).not.toBeInTheDocument();
  });

  // PAGE-10.
  test('navigates on the client when content links to a page of the portal', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '',
      version: '',
      description: 'See <a href="/hoops/communicator/downloads/2026.2.0">the last one</a>',
      sections: [],
    });
    const page = await openProduct(communicator, LATEST);
    await userEvent.click(screen.getByRole('link', { name: 'the last one' }));
    expect(await screen.findByRole('heading', { name: 'HOOPS Communicator 2026.2.0' })).toBeVisible();
    expect(page.path()).toBe('/hoops/communicator/downloads/2026.2.0');
  });

  // PAGE-10.
  test.each(['/hoops/demos', '/hoops/cadflow/', '/qt-toolkit/downloads', '/Start'])(
    'leaves a link of content to %s, a page of no product, to the router',
    async (path) => {
      await injectContent(FILE, { title: 'Release', description: `<a href="${path}">it</a>`, sections: [] });
      await openProduct(communicator, LATEST);
      const followed = new Promise<boolean>((resolve) =>
        document.addEventListener('click', (event) => resolve(!event.defaultPrevented), { once: true }),
      );
      await userEvent.click(screen.getByRole('link', { name: 'it' }));
      expect(await followed).toBe(false);
    },
  );

  // PAGE-30, GATE-4.
  test.each(['/license_generator/', '/License_Generator', '/license_generator?product=communicator'])(
    'a link to %s asks a visitor to log in',
    async (path) => {
      await injectContent(FILE, { title: 'Release', description: `<a href="${path}">it</a>`, sections: [] });
      const page = await openProduct(communicator, LATEST);
      await userEvent.click(screen.getByRole('link', { name: 'it' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Please log in.');
      expect(page.path()).toBe(LATEST);
    },
  );

  // PAGE-30, GATE-4.
  test('a link to the licenses asks a visitor to log in on this page, as the button "View my License" does', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '',
      version: '',
      license_information: { notes: 'Your key: <a href="/license_generator">View my License</a>' },
      sections: [],
    });
    const page = await openProduct(communicator, LATEST);
    await userEvent.click(screen.getByRole('link', { name: 'View my License' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Please log in.');
    expect(page.path()).toBe(LATEST);
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'View my License' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in.');
    expect(page.path()).toBe(LATEST);
  });

  // GATE-4.
  test('a link to the licenses does not lead there once its page was left', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '',
      version: '',
      license_information: { notes: '<a href="/license_generator">View my License</a>' },
      sections: [],
    });
    await signInAs('partner');
    const page = await openProduct(communicator, LATEST);
    const fetched = jest.spyOn(globalThis, 'fetch');
    await userEvent.click(screen.getByRole('link', { name: 'View my License' }));
    visit('/hoops/communicator/older-versions');
    await waitFor(() =>
      expect(fetched.mock.calls.map(([input]) => new Request(input).url)).toContainEqual(
        expect.stringContaining('/getuserlicense'),
      ),
    );
    await Promise.all(fetched.mock.results.map(({ value }) => value));
    fetched.mockRestore();
    await fetch('/services/health'); // the response has been read by then
    expect(page.path()).toBe(LATEST);
  });

  test('leaves other links of the same origin to the browser', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '',
      version: '',
      description: 'See <a href="/places/docs">the documentation</a>',
      sections: [],
    });
    const page = await openProduct(communicator, LATEST);
    const followed = new Promise<boolean>((resolve) =>
      document.addEventListener(
        'click',
        (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      ),
    );
    await userEvent.click(screen.getByRole('link', { name: 'the documentation' }));
    expect(await followed).toBe(true);
    expect(page.path()).toBe(LATEST);
  });
});
