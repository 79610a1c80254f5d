/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { schemeProperties, withProperties } from './theme-css';

test('the committed style sheet matches the generator’s output', () => {
  const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
  expect(css).toContain('--portal-color-bg: #f8f7f4;');
  expect(css).toContain('box-sizing: border-box;');
  expect(withProperties(css)).toBe(css);
});

test('both schemes define the same custom properties', () => {
  const names = (scheme: 'light' | 'dark') => schemeProperties(scheme).map(([name]) => name);
  expect(names('dark')).toEqual(names('light'));
});
