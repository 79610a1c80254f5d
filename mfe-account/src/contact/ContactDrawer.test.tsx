import { freshPage } from '@portal/remote-tools/testing';
import { getConfig, setConfig } from '@portal/sdk/config';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContactDrawer, { ContactForm } from './ContactDrawer';
import { FORM_TIMEOUT_MS } from './watch-frame';

const frame = () => screen.queryByTitle('Contact form');

beforeEach(() => freshPage());
afterEach(() => jest.useRealTimers());

describe('the contact form', () => {
  test('embeds the marketing form and shows alternatives', () => {
    render(<ContactForm />);
    expect(frame()).toHaveAttribute('src', '/places/contact-form');
    expect(frame()?.getAttribute('sandbox')).toMatch(/\ballow-same-origin allow-forms\b/);
    expect(screen.getByRole('link', { name: 'sales@vendor.example' })).toHaveAttribute(
      'href',
      'mailto:sales@vendor.example',
    );
    expect(screen.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/places/support');
  });

  // CONTACT-2.
  test('shows email and support links when it fails to load, and can retry', async () => {
    jest.useFakeTimers();
    render(<ContactDrawer open title="Contact Sales" onClose={() => undefined} />);
    act(() => jest.advanceTimersByTime(FORM_TIMEOUT_MS));
    jest.useRealTimers();
    expect(screen.getByRole('alert')).toHaveTextContent('The contact form could not be loaded.');
    expect(screen.getByRole('link', { name: 'sales@vendor.example' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'contact support' })).toBeVisible();
    expect(frame()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(frame()).toBeInTheDocument();
    // A11Y-8.
    expect(document.activeElement).toContainElement(screen.getByRole('dialog'));
    expect(document.body).not.toHaveFocus();
  });

  test('links to the form in a new tab when no email address is configured', async () => {
    setConfig({ ...getConfig(), contactEmail: undefined });
    const { unmount } = render(<ContactForm />);
    const links = () =>
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const others = [
      [expect.stringContaining('Open the form in a new tab'), '/places/contact-form'],
      [expect.stringContaining('contact support'), '/places/support'],
    ];
    expect(links()).toEqual(others);
    const shown = frame();
    if (shown === null) throw new Error('There is no frame');
    fireEvent.load(shown);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(links()).toEqual(others);
    expect(document.querySelector('[href^="mailto:"]')).toBeNull();
    unmount();
  });

  test('shows the alternatives when the frame has no form', () => {
    render(<ContactForm />);
    const shown = frame();
    if (shown === null) throw new Error('There is no frame');
    fireEvent.load(shown);
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
