/** A whole number with commas: `5,000`. Not `toLocaleString`: its first use takes 60 ms on a slow phone. UI-11. */
export const formatNumber = (number: number): string => number.toString().replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * A count in words: `1 file`, `5,000 files`. UI-11.
 * @param one the noun for one.
 * @param many the noun for any other number. Default: with an "s".
 */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** A part of a count in words: `3 of 22 files`. UI-11. */
export const partOf = (part: number, count: number, one: string, many?: string): string =>
  `${formatNumber(part)} of ${countOf(count, one, many)}`;

/** A page of a long list in words: `51–100 of 1,200 licenses`. UI-11. */
export const rangeOf = (first: number, last: number, count: number, one: string): string =>
  `${formatNumber(first)}–${partOf(last, count, one)}`;
