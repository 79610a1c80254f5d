import { InvalidArgumentError } from 'commander';

const UNITS_MS: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
};

/**
 * Parses the time of an option to milliseconds: `30s`, `5m`, `12h`, `90d`, `2w`.
 * @throws {InvalidArgumentError} if it is none.
 */
export function readTime(text: string): number {
  const [, count = '', unit = ''] = /^(\d+)([smhdw])$/.exec(text) ?? [];
  const milliseconds = UNITS_MS[unit];
  if (milliseconds === undefined || Number(count) === 0)
    throw new InvalidArgumentError(
      'Say the time in seconds, minutes, hours, days or weeks: 30s, 5m, 12h, 90d, 2w.',
    );
  return Number(count) * milliseconds;
}
