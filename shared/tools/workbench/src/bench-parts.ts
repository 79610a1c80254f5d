/** The benchmarks of `npm run bench`, in order of execution. */
export const BENCH_PARTS = [
  'loading',
  'pages',
  'lighthouse',
  'tasks',
  'navigation',
  'registry',
  'rendering',
  'lists',
  'verify',
  'nginx',
  'builds',
] as const;

export type BenchPart = (typeof BENCH_PARTS)[number];
