/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { schemeProperties } from './custom-properties';
import { themeCss } from './theme-css';

test('the committed style sheet matches the generator’s output', () => {
  expect(readFileSync(new URL('./theme.css', import.meta.url), 'utf8')).toBe(themeCss());
});

test('both schemes define the same custom properties', () => {
  const names = (scheme: 'light' | 'dark') => schemeProperties(scheme).map(([name]) => name);
  expect(names('dark')).toEqual(names('light'));
});
