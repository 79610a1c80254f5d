import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt cost. Low, because the demo passwords are public and every test starts a server. */
const COST = 1024;
const LENGTH = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password, salt, LENGTH, { N: COST }, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

/** Hashes a password for storage: `salt:key`, both base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`;
}

/** Whether a password matches a hash. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
