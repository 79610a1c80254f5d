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

// VERIFY-1.
test.each([
  [{ md5sum: ` ${MD5.toUpperCase()}\n` }, { md5: MD5 }],
  [{ md5sum: '' }, null],
  [{ md5sum: 'not yet known' }, null],
  [{ md5sum: `${MD5}0` }, null],
  [{ md5sum: MD5.replace('9', 'x') }, null],
])('%j has the sums %j', (fields, sums) => {
  const [file] = filesOf([{ filename: 'a.zip', ...fields }]);
  expect(file && sumsOf(file)).toEqual(sums);
});

test('sums that content may have besides are read, and left out if they are none', () => {
  const [file] = filesOf([{ filename: 'a.zip', md5sum: MD5 }]);
  const entry = { ...file, sha256: 'A'.repeat(64), size: 3 } as Parameters<typeof sumsOf>[0];
  expect(sumsOf(entry)).toEqual({ md5: MD5, sha256: 'a'.repeat(64), size: 3 });
  expect(sumsOf({ ...entry, sha256: 'soon', size: null } as typeof entry)).toEqual({ md5: MD5 });
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
