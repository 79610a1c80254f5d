/** @jest-environment node */
import { cardAnchor, cardAnchorFromHash, cardHash } from './card-anchor';

const KEY = 'packages/visualize/hps/2026.3.0/HPS Windows.zip';

// FIND-5.
test.each([
  ['the portal’s own', cardHash(KEY)],
  ['made from the key as it is', `#file-${KEY}`],
  ['made from the key as a browser encodes it', `#file-${KEY.replace(' ', '%20')}`],
])('a hash that is %s names the card', (_, hash) => {
  expect(cardAnchorFromHash(hash)).toBe(cardAnchor(KEY));
});

test.each(['', '#remotes', '#file-%E0%A4%A'])('the hash %j names no card', (hash) => {
  expect(cardAnchorFromHash(hash)).toBeNull();
});
