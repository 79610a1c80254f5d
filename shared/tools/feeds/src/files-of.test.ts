/** @jest-environment node */
import { filesOf } from './files-of';

const PAGE = 'https://portal.example/hoops/communicator/downloads/2026.3.0';

// FEED-1.
test('a sum that is no MD5 sum leads to the card of its file, and is not listed as one', () => {
  const files = ['6754bf11138d739ea553f60f41c2aba9', 'pending', 'N/A'].map((md5sum) => ({
    filename: 'a.zip',
    md5sum,
  }));
  expect(filesOf({ sections: [{ files }] }, PAGE).map(({ url, md5 }) => ({ url, md5 }))).toEqual([
    { url: `${PAGE}#file-6754bf11138d739ea553f60f41c2aba9`, md5: '6754bf11138d739ea553f60f41c2aba9' },
    { url: `${PAGE}#file-pending`, md5: null },
    { url: PAGE, md5: null },
  ]);
});

// FEED-1, PAGE-5, NAME-4.
test('a file without a system of its own has the one that its section names', () => {
  const content = {
    sections: [
      { name: 'Windows', packages: [{ filename: 'a.zip' }, { filename: 'b.zip', os: 'Linux' }] },
      { name: 'Mobile', sections: [{ name: 'Android', packages: [{ filename: 'c.zip' }] }] },
      {
        name: 'Linux',
        files: [{ filename: 'd.zip', name: 'Drawings' }],
        sections: [{ name: 'Samples', files: [{ filename: 'e.zip' }] }],
      },
      { name: 'Datasets', files: [{ filename: 'f.zip' }] },
    ],
  };
  expect(filesOf(content, PAGE).map(({ name, os }) => [name, os])).toEqual([
    ['a.zip', 'Windows'],
    ['b.zip', 'Linux'],
    ['c.zip', 'Android'],
    ['d.zip', 'Linux'],
    ['e.zip', 'Linux'],
    ['f.zip', null],
  ]);
});
