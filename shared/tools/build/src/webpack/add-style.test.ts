import { addStyle } from './add-style';

test('styles are added behind those that are there, as text', () => {
  addStyle('p{color:red}');
  addStyle('p > b{color:blue}');
  expect([...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    'p{color:red}',
    'p > b{color:blue}',
  ]);
});
