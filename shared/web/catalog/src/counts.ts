/** A whole number with commas: `5,000`. Not `toLocaleString`: its first use takes 60 ms on a slow phone. UI-11. */
export const formatNumber = (number: number): string => number.toString().replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * A count in words: `1 file`, `5,000 files`. UI-11.
 * @param one the noun for one.
 * @param many the noun for any other number. Default: with an "s".
 */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
