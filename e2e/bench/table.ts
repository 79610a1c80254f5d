import type { Load } from './measure';

const sorted = (numbers: readonly number[]) => [...numbers].sort((first, second) => first - second);
const median = (numbers: readonly number[]) => sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

function spread(numbers: readonly number[]): string {
  const all = sorted(numbers);
  return `${Math.round(median(all))} (${Math.round(all[0] ?? 0)}–${Math.round(all.at(-1) ?? 0)})`;
}

const of = (loads: readonly Load[], key: keyof Load) => loads.map((one) => one[key]);

/** A Markdown table of medians, one row for each page and variant, with the ratio to one bundle. */
export function table(pages: readonly string[], loads: ReadonlyMap<string, readonly Load[]>): string {
  const rows = pages.flatMap((page) => {
    const bundle = loads.get(`${page}|one bundle`) ?? [];
    return ['federated', 'one bundle'].map((variant) => {
      const own = loads.get(`${page}|${variant}`) ?? [];
      const ratio = median(of(own, 'content')) / median(of(bundle, 'content'));
      return [
        page,
        variant,
        spread(of(own, 'shell')),
        spread(of(own, 'content')),
        ratio.toFixed(2),
        kilobytes(median(of(own, 'bytes'))),
        kilobytes(median(of(own, 'scripts'))),
        median(of(own, 'requests')),
        median(of(own, 'depth')),
      ];
    });
  });
  const head = [
    'page',
    'variant',
    'first paint, ms',
    'content, ms (range)',
    'ratio',
    'bytes',
    'scripts',
    'requests',
    'in series',
  ];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
