import { sections } from '../products';

const words = (text: string) => text.split(' ').join('\\s+');

/** Former names with their replacements. The first word, which is the brand, may be missing. */
const FORMER_NAMES = sections.flatMap(({ name, formerName }) => {
  if (formerName === undefined) return [];
  const [brand = '', ...rest] = formerName.split(' ');
  const pattern = new RegExp(`(${brand}\\s+)?${words(rest.join(' '))}`, 'gi');
  return [{ pattern, name, withoutBrand: name.replace(`${brand} `, '') }];
});

/**
 * The display form of a name: "Ceetron Envision Cloud" is now "Ceetron Envision Web", with or without "Ceetron"
 * and in any letter case. Apply it to every name that is shown, including titles from content. NAME-1.
 */
export function displayName(text: string): string {
  return FORMER_NAMES.reduce(
    (shown, { pattern, name, withoutBrand }) =>
      shown.replace(pattern, (_, brand?: string) => (brand === undefined ? withoutBrand : name)),
    text,
  );
}
