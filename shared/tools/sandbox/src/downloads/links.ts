import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HttpProblem } from '../http/errors';

/** Time until a link expires, in milliseconds. */
const LIFETIME_MS = 5 * 60_000;

/** Path of the downloads, before bucket and key. */
export const DOWNLOADS_PATH = '/services/downloads';

/** Creates and checks signed links that expire. The secret is created when the server starts. */
export class SignedLinks {
  readonly #secret = randomBytes(32);

  constructor(private readonly clock: () => Date) {}

  /** Returns the signed path and query of a download. */
  sign(bucket: string, key: string): string {
    const expires = String(this.clock().getTime() + LIFETIME_MS);
    const query = new URLSearchParams({ expires, signature: this.#signature(bucket, key, expires) });
    return `${DOWNLOADS_PATH}/${[bucket, ...key.split('/')].map(encodeURIComponent).join('/')}?${query}`;
  }

  /** Checks a link. @throws {HttpProblem} 403 if its signature is wrong or it has expired. */
  check(bucket: string, key: string, expires: string, signature: string): void {
    const expected = Buffer.from(this.#signature(bucket, key, expires));
    const actual = Buffer.from(signature);
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
      throw new HttpProblem(403, 'forged-link', 'This link was not made by the link call.');
    }
    if (Number(expires) <= this.clock().getTime()) {
      throw new HttpProblem(403, 'expired-link', 'This link is too old. Please start the download again.');
    }
  }

  #signature(bucket: string, key: string, expires: string): string {
    return createHmac('sha256', this.#secret).update(`${bucket}\n${key}\n${expires}`).digest('hex');
  }
}
