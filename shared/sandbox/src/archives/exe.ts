import { payload, sizeOf } from './payload';
import { readme } from './readme';

/** Creates a file with the signature of a Windows program and no executable code. */
export function exe(key: string): Buffer {
  return Buffer.concat([Buffer.from('MZ\r\n'), readme(key), payload(key, sizeOf(key))]);
}
