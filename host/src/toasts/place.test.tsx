import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resetToasts, showToast } from '@portal/ui/toasts';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from './Toasts';

const sheet = document.createElement('style');
beforeAll(() => {
  sheet.textContent = readFileSync(join(process.cwd(), 'host/src/toasts/toasts.module.css'), 'utf8');
  document.head.append(sheet);
});
afterAll(() => sheet.remove());
afterEach(() => act(() => resetToasts()));

// TOAST-1.
test('toasts stay at the top right of the window, below the header', () => {
  render(<Toasts />);
  act(() => showToast({ kind: 'info', header: 'One', body: 'two' }));
  const style = window.getComputedStyle(screen.getByRole('status').parentElement ?? document.body);
  expect(style.position).toBe('fixed');
  expect(style.getPropertyValue('inset-block-start')).toContain('var(--portal-height-header)');
  expect(style.getPropertyValue('inset-inline-end')).toBe('var(--portal-space-4)');
  expect(style.getPropertyValue('inset-inline-start')).toBe('');
});
