import { payload, sizeOf } from './payload';
import { readme } from './readme';

/** A file with the first bytes of a program and then words instead of one: nothing in it can run. */
export function exe(key: string): Buffer {
  return Buffer.concat([Buffer.from('MZ\r\n'), readme(key), payload(key, sizeOf(key))]);
}
