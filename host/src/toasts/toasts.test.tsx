import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resetToasts, showToast } from '@portal/ui/toasts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from './Toasts';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show = (...args: Parameters<typeof showToast>) => act(() => showToast(...args));

beforeEach(() => {
  jest.useFakeTimers();
  act(() => resetToasts());
  render(
    <>
      <main id="main" tabIndex={-1} />
      <Toasts />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

// TOAST-1, TOAST-3.
test('shows an error as an alert for three seconds', () => {
  show({ kind: 'error', header: 'log in', body: 'Please sign in to open this page.' });
  expect(screen.getByRole('alert')).toHaveTextContent('log in');
  expect(screen.getByRole('alert')).toHaveTextContent('Please sign in to open this page.');
  wait(2_999);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['success', 'info'] as const)('announces a toast of kind %s, too', (kind) => {
  show({ kind, header: 'Copied', body: 'The key is in the clipboard.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Copied');
});

// TOAST-1.
test('uses the default delay, also where the caller states that it has none', () => {
  show({ kind: 'info', header: 'Default', body: 'Read on', delay: undefined });
  wait(2_999);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('uses the delay of the toast', () => {
  show({ kind: 'info', header: 'Longer', body: 'Read on', delay: 8_000 });
  wait(7_999);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// TOAST-3.
test('closes on its button', () => {
  show({ kind: 'error', header: 'One', body: 'first' });
  show({ kind: 'error', header: 'Two', body: 'second' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(screen.getByRole('alert')).toHaveTextContent('Two');
  // A11Y-8.
  expect(screen.getByRole('main')).toHaveFocus();
});

test('stays while it is hovered, and at least one second longer', () => {
  show({ kind: 'error', header: 'One', body: 'first' });
  wait(2_900);
  fireEvent.pointerEnter(screen.getByRole('alert'));
  wait(60_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('alert'));
  wait(999);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// TOAST-1.
test('hides by itself although the machine’s clock was set back', () => {
  show({ kind: 'error', header: 'One', body: 'first' });
  jest.setSystemTime(Date.now() - 3_600_000);
  fireEvent.pointerEnter(screen.getByRole('alert'));
  fireEvent.pointerLeave(screen.getByRole('alert'));
  wait(3_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('stays while it is hovered, although it came under a pointer that was there already', () => {
  show({ kind: 'error', header: 'One', body: 'first' });
  fireEvent.pointerLeave(screen.getByRole('alert'));
  fireEvent.pointerEnter(screen.getByRole('alert'));
  wait(60_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('stays while it has the focus', () => {
  show({ kind: 'error', header: 'One', body: 'first' });
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  // The pointer passes over it.
  fireEvent.pointerEnter(screen.getByRole('alert'));
  fireEvent.pointerLeave(screen.getByRole('alert'));
  wait(60_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  act(() => close.blur());
  wait(3_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// FRAME-5.
test('waits for a visitor who is in another tab', () => {
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show({ kind: 'info', header: 'Your session has ended', body: 'Please sign in again.' });
  wait(60_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  isHidden.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  wait(2_999);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the style of a toast', () => {
  const styleSheets = ['./toasts.module.css', '../../../shared/web/ui/src/theme/theme.css'];
  const readStyles = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  const { dataset } = document.documentElement;

  /** Red, green and blue of the background. jsdom computes the name of its property, the theme has the color. */
  const background = () => {
    const [, property = ''] =
      /^var\((.+)\)$/.exec(getComputedStyle(screen.getByRole('alert')).background) ?? [];
    const color = getComputedStyle(document.documentElement).getPropertyValue(property);
    const channels = /^#(..)(..)(..)$/.exec(color)?.slice(1) ?? [];
    expect(channels).toHaveLength(3);
    return channels.map((channel) => Number.parseInt(channel, 16));
  };
  const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 1.5 * Math.max(green, blue);

  beforeEach(() => {
    const sheet = document.createElement('style');
    sheet.textContent = styleSheets.map(readStyles).join('\n');
    document.head.append(sheet);
  });
  afterEach(() => {
    delete dataset.theme;
    document.head.replaceChildren();
  });

  // TOAST-1.
  test('toasts stay at the top right of the window, below the header', () => {
    show({ kind: 'info', header: 'One', body: 'two' });
    const style = getComputedStyle(screen.getByRole('alert').parentElement ?? document.body);
    expect(style.position).toBe('fixed');
    expect(style.getPropertyValue('inset-block-start')).toContain('var(--portal-height-header)');
    expect(style.getPropertyValue('inset-inline-end')).toBe('var(--portal-space-4)');
    expect(style.getPropertyValue('inset-inline-start')).toBe('');
  });

  // TOAST-2.
  describe.each(['light', 'dark'])('on a %s page', (theme) => {
    beforeEach(() => {
      dataset.theme = theme;
    });

    test('an error is red', () => {
      show({ kind: 'error', header: 'log in', body: 'Please sign in to open this page.' });
      expect(isRed(background())).toBe(true);
    });

    test.each(['success', 'info'] as const)('a toast of kind %s is not', (kind) => {
      show({ kind, header: 'Copied', body: 'The key is in the clipboard.' });
      expect(isRed(background())).toBe(false);
    });
  });
});
