const NAMES = ['p75', 'sum', 'count'] as const;

/** An aggregate as the error service's API writes it: `p75(value,portal.lcp,distribution,millisecond)`, `count()`. */
export interface Aggregate {
  /** The field as it was requested; the response uses it as the key. */
  readonly field: string;
  readonly name: (typeof NAMES)[number];
  /** The metric that is aggregated. Absent for errors. */
  readonly metric?: string;
}

const METRIC = /^(\w+)\(value,([\w.]+),(?:counter|distribution),[\w-]+\)$/;

/** Parses an aggregate; null for a plain field. */
export function parseAggregate(field: string): Aggregate | null {
  if (field === 'count()') return { field, name: 'count' };
  const [, written, metric] = METRIC.exec(field) ?? [];
  const name = NAMES.find((known) => known === written);
  return name === undefined || metric === undefined ? null : { field, name, metric };
}

/** The value that three quarters of the values do not exceed; null without values. */
function percentile75(values: readonly number[]): number | null {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}

/** Computes an aggregate of values. */
export function aggregate(name: Aggregate['name'], values: readonly number[]): number | null {
  if (name === 'p75') return percentile75(values);
  return name === 'count' ? values.length : values.reduce((sum, value) => sum + value, 0);
}
