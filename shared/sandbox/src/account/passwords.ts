import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** A light cost: these are published demo passwords, and every test starts a server of its own. */
const COST = 1024;
const LENGTH = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password, salt, LENGTH, { N: COST }, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

/** Derives what is kept of a password: `salt:key`, both base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`;
}

/** Whether a password is the one that the hash was made of. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
