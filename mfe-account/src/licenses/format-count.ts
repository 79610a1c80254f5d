/** A number with commas: `5,000`. Not `toLocaleString`: its first use takes 60 ms on a slow phone. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
