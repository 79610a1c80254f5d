import { sections } from '@portal/catalog';
import { freshPage } from '@portal/testing';
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
