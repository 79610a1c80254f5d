/** Seconds or milliseconds since 1970: no link lives until the year 5138. */
const fromEpoch = (text: string): number => {
  const value = Number(text);
  return value < 1e11 ? value * 1000 : value;
};

/** `20261121T213000Z`, as signed URLs of Amazon and Google have it. Unit: milliseconds. */
function fromCompactDate(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (parts === null) return Number.NaN;
  const [year = 0, month = 1, ...rest] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, ...rest);
}

/** When a signed URL ends, by the parameters of each signature. Names are in lower case. */
const ENDS: readonly ((parameter: (name: string) => string) => number)[] = [
  // Amazon S3 and Google Cloud Storage, version 4: a date and a number of seconds.
  (p) => fromCompactDate(p('x-amz-date')) + Number(p('x-amz-expires') || Number.NaN) * 1000,
  (p) => fromCompactDate(p('x-goog-date')) + Number(p('x-goog-expires') || Number.NaN) * 1000,
  // Amazon S3 version 2, CloudFront, Google version 2, and many others.
  (p) => (/^\d+$/.test(p('expires')) ? fromEpoch(p('expires')) : Number.NaN),
  // Azure.
  (p) => Date.parse(p('se')),
];

/** When a link ends by its own signature; `null` if it does not say so. TERM-3. */
export function linkEnd(url: string): Date | null {
  const parameters = new Map(
    [...new URL(url).searchParams].map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const end of ENDS) {
    const date = new Date(end((name) => parameters.get(name) ?? ''));
    if (!Number.isNaN(date.getTime())) return date;
  }
  return null;
}

/** "The link ends at 14:32 (in 5 minutes)." in the visitor's time zone; empty for a link that does not say. TERM-3. */
export function linkEndText(end: Date | null, now: Date = new Date()): string {
  if (end === null) return '';
  const minutes = Math.round((end.getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return 'The link ends in less than a minute.';
  const sameDay = end.toDateString() === now.toDateString();
  const time = end.toLocaleString('en-US', {
    ...(!sameDay && { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const left =
    minutes < 120
      ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
      : `${Math.round(minutes / 60)} hours`;
  return `The link ends at ${time} (in ${left}).`;
}
