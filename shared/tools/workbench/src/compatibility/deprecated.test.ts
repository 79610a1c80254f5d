/** @jest-environment node */
import { type Deprecated, deprecatedUses, findDeprecated, undatedDeprecations } from './deprecated';
import { deprecatedIn } from './deprecated-names';

const SOURCE = `
/** A label. @deprecated Use Tag. Removed in 2.0.0. */
export const Label = () => null;
/**
 * @deprecated Use
 * Tag.
 */
export function oldTag() {}
/** @deprecated Removed in 3.1.0. */
export interface Old {}
export const Tag = () => null;
`;

const found: Deprecated[] = deprecatedIn(SOURCE, 'shared/web/ui/src/label.tsx').map((one) => ({
  package: '@portal/ui',
  ...one,
}));

// REVERSE-3.
test('finds deprecated names, what to use instead, and the version in which they go', () => {
  expect(found.map(({ name, text, removedIn }) => [name, text, removedIn])).toEqual([
    ['Label', 'Use Tag. Removed in 2.0.0.', '2.0.0'],
    ['oldTag', 'Use Tag.', undefined],
    ['Old', 'Removed in 3.1.0.', '3.1.0'],
  ]);
});

// REVERSE-3.
test('a deprecation without a version is a problem, named with its file', () => {
  expect(undatedDeprecations(found)).toEqual([
    'shared/web/ui/src/label.tsx: @deprecated of oldTag does not say "Removed in <version>"',
  ]);
});

// REVERSE-3.
test('says which deprecated names a release imports, of the same package only', () => {
  const uses = { '@portal/ui': ['Label', 'Tag'], '@portal/ui/pages': ['oldTag'], '@portal/uix': ['Label'] };
  expect(deprecatedUses(uses, found)).toEqual([
    'uses Label of @portal/ui, deprecated: Use Tag. Removed in 2.0.0.',
    'uses oldTag of @portal/ui/pages, deprecated: Use Tag.',
  ]);
});

// REVERSE-3.
test('every deprecation of this workspace says when its name goes', async () => {
  expect(undatedDeprecations(await findDeprecated())).toEqual([]);
});
