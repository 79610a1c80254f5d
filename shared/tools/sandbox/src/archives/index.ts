import { createCipheriv, hash } from 'node:crypto';
import { type Entry, gzip, tar, xz, zip } from './formats';

const KB = 1024;

/** Pseudo-random bytes that depend only on the key: the key stream of a cipher. */
function payload(key: string, size: number): Buffer {
  const seed = hash('md5', key, 'buffer');
  return createCipheriv('aes-128-ctr', seed, Buffer.alloc(16)).update(Buffer.alloc(size));
}

/** The payload's size in bytes: 20 to 200 kB; 1 to 2 MB for one file in fifty. */
function sizeOf(key: string): number {
  const seed = hash('md5', `size of ${key}`, 'buffer');
  const share = seed.readUInt32LE(0) / 2 ** 32;
  const isLarge = seed.readUInt8(4) % 50 === 0;
  return Math.round(isLarge ? (1 + share) * KB * KB : (20 + share * 180) * KB);
}

/** The README.txt of every generated package. */
function readme(key: string): Buffer {
  return Buffer.from(`${key.split('/').at(-1) ?? key}

This package was made by the portal's local services, for development and tests.
It stands for the real one at

    ${key}

payload.bin holds bytes that depend on that path alone, so that the package has
the same size and MD5 sum on every machine.
`);
}

/** Creates a file with the signature of a Windows program and no executable code. */
function exe(key: string): Buffer {
  return Buffer.concat([Buffer.from('MZ\r\n'), readme(key), payload(key, sizeOf(key))]);
}

/** Creates a one-page PDF that shows its own name and key. */
function pdf(key: string): Buffer {
  const name = key.split('/').at(-1) ?? key;
  const page = `BT /F1 20 Tf 60 760 Td (${literal(name)}) Tj /F1 11 Tf 0 -30 Td (${literal(key)}) Tj 0 -20 Td (Made by the portal's local services, for development and tests.) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const literal = (text: string) => text.replace(/[\\()]/g, '\\$&');

type CreateArchive = (entries: readonly Entry[], key: string) => Buffer | Promise<Buffer>;

/** Archive formats by file extension. */
const FORMATS: readonly (readonly [extension: RegExp, create: CreateArchive])[] = [
  [/\.tar\.gz$/i, (entries) => gzip(tar(entries))],
  [/\.tar\.xz$/i, (entries) => xz(tar(entries))],
  [/\.pdf$/i, (_entries, key) => pdf(key)],
  [/\.(exe|msi|msp)$/i, (_entries, key) => exe(key)],
  [/\.(zip|apk|ipa)$/i, zip],
];

/**
 * Creates the package with this object key: a real archive whose content depends only on the key, so that
 * its MD5 sum, which the content files contain, is the same on every machine.
 */
export async function archiveOf(key: string): Promise<Buffer> {
  const entries: Entry[] = [
    { name: 'README.txt', bytes: readme(key) },
    { name: 'payload.bin', bytes: payload(key, sizeOf(key)) },
  ];
  const [, create] = FORMATS.find(([extension]) => extension.test(key)) ?? [];
  return create === undefined ? Buffer.concat(entries.map(({ bytes }) => bytes)) : create(entries, key);
}
