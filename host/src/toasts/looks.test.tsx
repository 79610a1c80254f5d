import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resetToasts, showToast, type Toast } from '@portal/toasts';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from './Toasts';

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const theme = read('shared/ui/src/theme/theme.css');

beforeEach(() => {
  const style = document.createElement('style');
  style.textContent = read('host/src/toasts/toasts.module.css');
  document.head.append(style);
  render(<Toasts />);
});
afterEach(() => {
  act(() => resetToasts());
  for (const style of document.querySelectorAll('style')) style.remove();
});

function show(kind: Toast['kind']): HTMLElement {
  act(() => showToast({ kind, header: 'One', body: 'two' }));
  return screen.getByRole(kind === 'error' ? 'alert' : 'status');
}

/** Red, green and blue of a toast's background, in the light and the dark theme. jsdom resolves no variables. */
function backgrounds(toast: HTMLElement): number[][] {
  const [, variable] = /^var\((--[\w-]+)\)$/.exec(window.getComputedStyle(toast).background) ?? [];
  const values = [...theme.matchAll(new RegExp(`${variable}: #(\\w\\w)(\\w\\w)(\\w\\w);`, 'g'))];
  return values.map(([, ...parts]) => parts.map((part) => Number.parseInt(part, 16)));
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 1.5 * Math.max(green, blue);

// TOAST-2.
test('an error toast is red, in the light and the dark theme', () => {
  expect(backgrounds(show('error')).map(isRed)).toEqual([true, true]);
});

// TOAST-2.
test.each(['success', 'info'] as const)('a toast of kind %s is not red', (kind) => {
  expect(backgrounds(show(kind)).map(isRed)).toEqual([false, false]);
});

// TOAST-1.
test('toasts stay at the top right of the window, below the header', () => {
  const style = window.getComputedStyle(show('info').parentElement ?? document.body);
  expect(style.position).toBe('fixed');
  expect(style.getPropertyValue('inset-block-start')).toContain('var(--portal-height-header)');
  expect(style.getPropertyValue('inset-inline-end')).toBe('var(--portal-space-4)');
  expect(style.getPropertyValue('inset-inline-start')).toBe('');
});
