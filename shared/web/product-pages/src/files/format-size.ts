const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
const STEP = 1000;

/**
 * A file's size for display, rounded to two or three digits.
 * @param bytes a non-negative number of bytes.
 * @example formatSize(432_100_000) // "432 MB"
 */
export function formatSize(bytes: number): string {
  if (bytes === 1) return '1 byte';
  let value = bytes;
  let unit = 0;
  // Rounding must not reach the next unit: 999,600 bytes are 1.0 MB, not 1000 kB.
  while (Math.round(value) >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return `${unit > 0 && value < 9.95 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}
