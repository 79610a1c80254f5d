/** @jest-environment node */
import type { License } from '../licenses';
import { archiveFiles, headerArchive, type Progress } from './header-archive';

const header = (filename: string, contents = filename) => ({ filename, contents, type: 'text/plain' });
const license = (products: readonly string[], ...headers: License['headers']): License => ({
  index: 0,
  key: 'KEY',
  type: 'Full',
  expiration: { kind: 'never' },
  products,
  headers,
});

const paths = (...licenses: License[]) => archiveFiles(licenses).map(({ name }) => name);
const quiet = { signal: new AbortController().signal, onProgress: () => undefined };

/** The files of an archive whose files are stored without compression, by the local headers (APPNOTE 4.3.7). */
function readArchive(bytes: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const directory = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  let at = directory;
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength, start] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const contents = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    files[name] = bytes.toString('utf8', contents, contents + size);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

// LIC-9.
describe('the paths in the archive of header files', () => {
  test('are a folder for each license, so that files of the same name do not overwrite each other', () => {
    const files = [header('hoops_license.h'), header('hoops_license.cs')];
    expect(
      paths(license(['HOOPS Exchange', 'HOOPS Publish'], ...files), license(['RealDWG'], ...files)),
    ).toEqual([
      'HOOPS Exchange, HOOPS Publish/hoops_license.h',
      'HOOPS Exchange, HOOPS Publish/hoops_license.cs',
      'RealDWG/hoops_license.h',
      'RealDWG/hoops_license.cs',
    ]);
  });

  test('are unique in any letter case, and never lead out of the archive', () => {
    const unsafe = [header('../../a.h'), header('A.H'), header('..')];
    expect(paths(license(['RealDWG'], header('a.h')), license(['REALDWG'], ...unsafe))).toEqual([
      'RealDWG/a.h',
      'REALDWG (2)/a.h',
      'REALDWG (2)/A (2).H',
      'REALDWG (2)/license.txt',
    ]);
    expect(paths(license(['../C++/CLI: a "toolkit"'], header('a.h')), license([], header('a.h')))).toEqual([
      'C++ CLI_ a _toolkit_/a.h',
      'No product named/a.h',
    ]);
  });

  test('are unique for licenses of one product, also when a product is named like that', () => {
    const names = ['RealDWG', 'RealDWG (2)', 'RealDWG', 'RealDWG', 'RealDWG (2)', 'RealDWG (2) (2)'];
    const all = paths(...names.map((name) => license([name], header('a.h'))));
    expect(new Set(all).size).toBe(names.length);
    expect(all.slice(0, 4)).toEqual(['RealDWG/a.h', 'RealDWG (2)/a.h', 'RealDWG (3)/a.h', 'RealDWG (4)/a.h']);
  });

  test('stay short for a license of many products', () => {
    const [path = ''] = paths(license(Array(50).fill('HOOPS Communicator'), header('a.h')));
    expect(path.length).toBeLessThanOrEqual(64);
  });
});

// LIC-9.
describe('the archive of header files', () => {
  test('has every file with its contents, and tells its progress', async () => {
    const licenses = Array.from({ length: 250 }, (_, index) =>
      license([`Product ${index}`], header('license.h', `#define KEY "ß${index}"`)),
    );
    const steps: Progress[] = [];
    const archive = await headerArchive(licenses, { ...quiet, onProgress: (step) => steps.push(step) });
    const files = readArchive(Buffer.from((await archive?.blob.arrayBuffer()) ?? new ArrayBuffer(0)));
    expect(Object.keys(files)).toHaveLength(250);
    expect(files['Product 7/license.h']).toBe('#define KEY "ß7"');
    expect(archive).toMatchObject({ files: 250, blob: { type: 'application/zip' } });
    expect(steps).toEqual([0, 100, 200].map((done) => ({ done, total: 250 })));
  });

  test('is not made without header files', async () => {
    expect(await headerArchive([license(['RealDWG'])], quiet)).toBeNull();
  });

  test('stops when it is canceled', async () => {
    const controller = new AbortController();
    const licenses = Array.from({ length: 500 }, (_, index) => license([`Product ${index}`], header('a.h')));
    let steps = 0;
    const onProgress = () => {
      steps += 1;
      if (steps === 2) controller.abort();
    };
    await expect(headerArchive(licenses, { signal: controller.signal, onProgress })).rejects.toThrow(
      /abort/i,
    );
    expect(steps).toBe(2);
  });
});
