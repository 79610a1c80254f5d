import { code, page, text } from './text';

test('joins prose and its code and links, without empty pieces', () => {
  expect(text`Call ${code('open')} first.`).toEqual(['Call ', { kind: 'code', code: 'open' }, ' first.']);
  expect(text`${page('Here', '/start')}`).toEqual([{ kind: 'page', label: 'Here', to: '/start' }]);
});
