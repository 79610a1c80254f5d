import { exe } from './exe';
import { gzip } from './gzip';
import { payload, sizeOf } from './payload';
import { pdf } from './pdf';
import { readme } from './readme';
import { type Entry, tar } from './tar';
import { xz } from './xz';
import { zip } from './zip';

type Maker = (key: string, entries: readonly Entry[]) => Buffer | Promise<Buffer>;

/** How a file is made, by the end of its name; the first that fits. */
const MAKERS: readonly (readonly [ending: string, make: Maker])[] = [
  ['.tar.gz', (_key, entries) => gzip(tar(entries))],
  ['.tar.xz', (_key, entries) => xz(tar(entries))],
  ['.pdf', (key) => pdf(key)],
  ['.exe', (key) => exe(key)],
  ['.msi', (key) => exe(key)],
  ['.msp', (key) => exe(key)],
  ['.zip', (_key, entries) => zip(entries)],
  ['.apk', (_key, entries) => zip(entries)],
  ['.ipa', (_key, entries) => zip(entries)],
];

/**
 * The bytes of the package with this object key: a real archive whose content depends on the key alone,
 * so that its MD5 sum can stand in the content files and holds on every machine.
 */
export async function archiveOf(key: string): Promise<Buffer> {
  const entries: Entry[] = [
    { name: 'README.txt', bytes: readme(key) },
    { name: 'payload.bin', bytes: payload(key, sizeOf(key)) },
  ];
  const maker = MAKERS.find(([ending]) => key.toLowerCase().endsWith(ending));
  return maker === undefined ? Buffer.concat(entries.map(({ bytes }) => bytes)) : maker[1](key, entries);
}
