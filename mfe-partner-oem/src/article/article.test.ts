/** @jest-environment node */
import { code, pageLink, text } from './article';

test('combines text, code and links without empty strings', () => {
  expect(text`Call ${code('open')} first.`).toEqual(['Call ', { kind: 'code', code: 'open' }, ' first.']);
  expect(text`${pageLink('Here', '/start')}`).toEqual([{ kind: 'page-link', label: 'Here', to: '/start' }]);
});
