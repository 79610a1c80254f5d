import fc from 'fast-check';
import { maskOf } from './mask';

describe('a masked key', () => {
  it('shows the last four characters of a long key and nothing of a short one', () => {
    expect(maskOf('ABCD-EFGH-IJKL-MNOP')).toEqual({ dots: '••••••••••••••••', tail: 'MNOP' });
    expect(maskOf('ABCD-EFGH')).toEqual({ dots: '••••••••••••••••', tail: '' });
  });

  it('never shows more than a quarter of a key', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(maskOf(key).tail.length * 4).toBeLessThanOrEqual(key.length);
        expect(key.endsWith(maskOf(key).tail)).toBe(true);
      }),
    );
  });
});
