/** @jest-environment node */
import { code, pageLink, text } from './article';

test('combines text, code and links without empty strings', () => {
  expect(text`Call ${code('open')} first.`).toEqual({
    kind: 'text',
    parts: ['Call ', { kind: 'code', code: 'open' }, ' first.'],
  });
  expect(text`${pageLink('Here', '/start')}`).toMatchObject({
    parts: [{ kind: 'page-link', label: 'Here', to: '/start' }],
  });
});
