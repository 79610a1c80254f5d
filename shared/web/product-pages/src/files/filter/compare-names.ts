/** A name as its texts and numbers, in turns. */
const partsOf = (name: string): readonly string[] => name.toLowerCase().split(/(\d+)/);

/**
 * Orders names as people do, with numbers by their value: `gcc 9` is before `gcc 10`. Not `localeCompare`: its first use
 * takes 70 ms on a slow phone.
 * @returns a negative number if the first one is before the second.
 */
export function compareNames(first: string, second: string): number {
  const [one, other] = [partsOf(first), partsOf(second)];
  const index = one.findIndex((part, at) => part !== other[at]);
  if (index === -1) return one.length - other.length;
  const [a = '', b = ''] = [one[index], other[index]];
  // Every second part is a number.
  return (index % 2 === 1 && Number(a) - Number(b)) || (a < b ? -1 : 1);
}
