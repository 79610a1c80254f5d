/** What `npm run bench` can measure, in the order in which it does. */
export const BENCH_PARTS = ['loading', 'lighthouse', 'navigation', 'registry', 'lists', 'builds'] as const;

export type BenchPart = (typeof BENCH_PARTS)[number];
