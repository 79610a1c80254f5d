import { ZipFile } from 'yazl';
import type { Entry } from './tar';

/**
 * Creates a zip archive with uncompressed files. The date is a local time and is written in the DOS format,
 * which has no time zone, so the bytes are the same everywhere.
 */
export async function zip(entries: readonly Entry[]): Promise<Buffer> {
  const file = new ZipFile();
  const mtime = new Date(2024, 0, 31, 12);
  for (const { name, bytes } of entries) {
    file.addBuffer(bytes, name, { mtime, mode: 0o100644, compress: false, forceDosTimestamp: true });
  }
  file.end();
  const chunks: Buffer[] = [];
  for await (const chunk of file.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
