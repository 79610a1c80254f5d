import { resetToasts, showToast } from '@portal/toasts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from './Toasts';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show = (...args: Parameters<typeof showToast>) => act(() => showToast(...args));

beforeEach(() => {
  jest.useFakeTimers();
  act(() => resetToasts());
  render(<Toasts />);
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

test.each(['success', 'info'] as const)('shows a toast of kind %s as a status', (kind) => {
  show({ kind, header: 'Copied', body: 'The key is in the clipboard.' });
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('uses the delay of the toast', () => {
  show({ kind: 'info', header: 'Longer', body: 'Read on', delay: 8_000 });
  wait(7_999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

// TOAST-3.
test('closes on its button', () => {
  show({ kind: 'error', header: 'One', body: 'first' });
  show({ kind: 'error', header: 'Two', body: 'second' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(screen.getByRole('alert')).toHaveTextContent('Two');
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

test('stays while it has the focus', () => {
  show({ kind: 'error', header: 'One', body: 'first' });
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  wait(60_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  act(() => close.blur());
  wait(3_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
