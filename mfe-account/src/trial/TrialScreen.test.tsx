import { sections } from '@portal/catalog';
import { freshPage, signInAs } from '@portal/remote-tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/account-page';
import { link, openAsVisitor } from '../testing/trial-page';

beforeEach(() => freshPage());

describe('a trial page', () => {
  test.each(sections.filter(({ trial }) => trial))(
    'has title, description and sidebar of $name',
    async (section) => {
      await openAsVisitor(`${section.section}/trial`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${section.name} 60-Day Trial`);
      expect(document.title).toBe(`${section.name} 60-Day Trial | Developer Zone`);
      expect(screen.getAllByText(section.description)[0]).toBeVisible();
      const sidebar = within(screen.getByRole('navigation', { name: section.name }));
      expect(sidebar.getByRole('link', { current: 'page' })).toHaveAttribute(
        'href',
        `${section.section}/trial`,
      );
    },
  );

  // CONTACT-1.
  test('opens the contact form in a drawer', async () => {
    await openAsVisitor('/hoops/exchange/trial');
    await userEvent.click(screen.getByRole('button', { name: 'Contact Us' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Us' });
    expect(within(dialog).getByTitle('Contact form')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  // TRI-1.
  test('links to the next steps', async () => {
    await openAsVisitor('/hoops/communicator/trial');
    const steps = within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('link');
    expect(steps.map((step) => [step.firstChild?.textContent, step.getAttribute('href')])).toEqual([
      ['View your license', '/license_generator'],
      ['Download product', '/hoops/communicator/downloads/latest'],
      ['Explore documentation', '/places/docs/communicator'],
      ['Launch Demo Viewer', '/places/demos/web-viewer'],
      ['Online training', '/hoops/communicator/training'],
      ['Developer forum', '/places/forum'],
      ['Knowledge base', '/places/knowledge-base?category=66'],
    ]);
  });

  // LINK-3.
  test.each([
    ['/hoops/visualize/trial', '/hoops/visualize/hps/downloads/latest', 65],
    ['/hoops/visualize/hps/trial', '/hoops/visualize/hps/downloads/latest', 65],
    ['/hoops/exchange/trial', '/hoops/exchange/downloads/latest', 64],
    ['/hoops/publish/trial', '/hoops/publish/downloads/latest', 74],
    ['/hoops/the-hoops-web-platform/trial', '/hoops/the-hoops-web-platform/downloads', 66],
  ])('%s links to %s and knowledge base category %i', async (path, downloads, category) => {
    await openAsVisitor(path);
    expect(link('Download product')).toHaveAttribute('href', downloads);
    expect(link('Knowledge base')).toHaveAttribute('href', `/places/knowledge-base?category=${category}`);
  });

  // TRI-9.
  test('tells on a product’s page of a running trial of its platform', async () => {
    await signInAs('both');
    openPage('/hoops/exchange/trial');
    const told = await screen.findByText('HOOPS Exchange is part of your trial of the HOOPS Native Platform');
    expect(told.closest('[role=note]')).toHaveTextContent(/It runs until \w+ \d+, \d{4}\./);
    // TRI-2: there is no key yet.
    const box = within(screen.getByRole('region', { name: 'Your trial' }));
    expect(box.getByRole('button', { name: 'Start my 60-day trial' })).toBeVisible();
    expect(link('See its key and installers')).toHaveAttribute(
      'href',
      '/hoops/the-hoops-native-platform/trial',
    );
  });

  // TRI-9.
  test('tells beside the product’s own trial of a running trial of its platform', async () => {
    await signInAs('evaluator');
    openPage('/hoops/communicator/trial');
    await screen.findByText(/^Your trial runs until/);
    const told = await screen.findByText(/is part of your trial of the HOOPS Web Platform/);
    expect(told.closest('[role=note]')).toHaveTextContent(/It runs until \w+ \d+, \d{4}\./);
  });

  // TRI-10.
  test('leads from the key to the files of a product without installers', async () => {
    await signInAs('evaluator');
    openPage('/hoops/communicator/trial');
    await screen.findByText(/^Your trial runs until/);
    const box = within(screen.getByRole('region', { name: 'Your trial' }));
    expect(box.getByRole('link', { name: 'Download HOOPS Communicator' })).toHaveAttribute(
      'href',
      '/hoops/communicator/downloads/latest',
    );
  });

  // TRI-9.
  test.each(['/hoops/communicator/trial', '/hoops/the-hoops-native-platform/trial'])(
    'tells of no platform at %s, which the running one does not cover',
    async (path) => {
      await signInAs('both');
      openPage(path);
      await screen.findByText(/^Your trial (has not started|runs until)/);
      expect(screen.queryByText(/is part of your trial/)).not.toBeInTheDocument();
    },
  );
});

describe('other paths', () => {
  // TRI-6.
  test('offer a choice for the HOOPS platform', async () => {
    openPage('/hoops/the-hoops-platform/trial');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The HOOPS Platform 60-Day Trial' }),
    ).toBeVisible();
    expect(link('Web Platform trial')).toBeVisible();
    expect(link('Native Platform trial')).toBeVisible();
  });

  test('redirect where there is no trial', async () => {
    const page = openPage('/hoops/unheard-of/trial');
    await screen.findByText('The landing page');
    expect(page.path()).toBe('/start');
  });
});
