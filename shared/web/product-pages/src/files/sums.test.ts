/** @jest-environment node */
import { genericContent } from '@portal/api/content';
import * as v from 'valibot';
import { filesOf as filesOfSection } from '../release/Sections';
import { md5sumsOf, sumsOf } from './sums';

const MD5 = '900150983cd24fb0d6963f7d28e17f72';

function filesOf(files: readonly object[], sections: readonly object[] = []) {
  const content = v.parse(genericContent, { title: 'x', sections: [{ name: 's', files, sections }] });
  return content.sections.flatMap(filesOfSection);
}

const SHA_256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

// VERIFY-1, VERIFY-2.
test.each([
  [{ md5sum: ` ${MD5.toUpperCase()}\n` }, { algorithm: 'MD5', sum: MD5, md5: MD5 }],
  [
    { md5sum: MD5, sha256: 'soon', size: null },
    { algorithm: 'MD5', sum: MD5, md5: MD5 },
  ],
  [
    { md5sum: MD5, sha256: SHA_256.toUpperCase(), size: 3 },
    { algorithm: 'SHA-256', sum: SHA_256, md5: MD5, size: 3 },
  ],
  [{ sha256: SHA_256 }, { algorithm: 'SHA-256', sum: SHA_256 }],
  [{ md5sum: '' }, null],
  [{ md5sum: 'not yet known' }, null],
  [{ md5sum: `${MD5}0` }, null],
  [{ md5sum: MD5.replace('9', 'x') }, null],
])('%j has the sums %j', (fields, sums) => {
  const [file] = filesOf([{ filename: 'a.zip', ...fields }]);
  expect(file && sumsOf(file)).toEqual(sums);
});

// VERIFY-7.
test('MD5SUMS lists the files of a section and its nested ones that have a sum, each once', () => {
  const files = filesOf(
    [{ filename: 'a.zip', md5sum: MD5 }, { filename: 'a.zip', md5sum: MD5 }, { filename: 'no-sum.zip' }],
    [{ name: 'inner', packages: [{ filename: 'b.zip', md5sum: 'd41d8cd98f00b204e9800998ecf8427e' }] }],
  );
  expect(md5sumsOf(files)).toBe(`${MD5}  a.zip\nd41d8cd98f00b204e9800998ecf8427e  b.zip\n`);
  expect(md5sumsOf(filesOf([{ filename: 'no-sum.zip' }]))).toBe('');
});
