const SECOND_MS = 1_000;

/** The time of `20260131T120000Z`, in milliseconds; `NaN` for any other text. */
function parseBasicIso(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/**
 * An epoch in seconds, or in milliseconds when it has more digits than seconds have before the year 5138. A number of
 * less than ten digits would be a time before 2001, so it says how long the link is valid, but not since when.
 */
function parseEpoch(text: string): number {
  const value = /^\d{10,}$/.test(text) ? Number(text) : Number.NaN;
  return value < 1e11 ? value * SECOND_MS : value;
}

/** Whether a number of milliseconds is a time, which also excludes what no `Date` can have. */
const isTime = (time: number) => !Number.isNaN(new Date(time).getTime());

/**
 * When a signed URL expires, as its own query says. Knows `X-Amz-…` and `X-Goog-…` (signed at, valid for), `Expires`
 * and `expires` (an epoch), and `se` (an ISO date). Says nothing about whether a service still accepts it. DL-9.
 * @returns milliseconds since the epoch; `null` if the URL does not say.
 */
export function linkExpiry(address: string): number | null {
  const query = new Map(
    [...new URL(address, window.location.href).searchParams].map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  for (const vendor of ['x-amz', 'x-goog']) {
    const signedAt = parseBasicIso(query.get(`${vendor}-date`) ?? '');
    const expiry = signedAt + Number(query.get(`${vendor}-expires`) ?? Number.NaN) * SECOND_MS;
    if (isTime(expiry)) return expiry;
  }
  const expiry = [parseEpoch(query.get('expires') ?? ''), Date.parse(query.get('se') ?? '')];
  return expiry.find(isTime) ?? null;
}
