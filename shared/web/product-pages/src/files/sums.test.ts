import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { genericContent } from '@portal/api/content';
import * as v from 'valibot';
import { filesOf as filesOfSection } from '../release/section-files';
import { savedName } from './file-names';
import { md5sumsOf, sumLine, sumsOf } from './sums';

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

// VERIFY-6.
test.each([
  [{ filename: 'a b.zip' }, 'a b.zip'],
  [{ filename: 'folder/a.zip' }, 'a.zip'],
  [{ filename: '', link: 'packages/x/b.zip' }, 'b.zip'],
  [{ filename: '', link: 'https://cdn.example/c.zip?x=1#y' }, 'c.zip'],
  [{ filename: 'a\u0003\n\u001b\u202e.zip' }, 'a____.zip'],
  [{ filename: '' }, ''],
])('browsers save %j as %j', (fields, name) => {
  expect(savedName({ link: '', name: '', ...fields })).toBe(name);
});

// VERIFY-7.
test.each([
  ['plain.zip', `${MD5}  plain.zip`],
  ['two words.zip', `${MD5}  two words.zip`],
  ['back\\slash', `\\${MD5}  back\\\\slash`],
  ['line\nfeed', `\\${MD5}  line\\nfeed`],
  ['carriage\rreturn', `\\${MD5}  carriage\\rreturn`],
  ['*star', `${MD5}  *star`],
])('the line of %j is %j', (name, line) => {
  expect(sumLine(MD5, name)).toBe(line);
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

// VERIFY-7: macOS and Windows do not have the program.
(process.platform === 'linux' ? test : test.skip)('md5sum -c accepts the lines', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'md5sums-'));
  const names = ['plain.zip', 'two words', '-dash', 'quote\'"', 'back\\slash', 'line\nfeed', 'größe 模型'];
  for (const name of names) await writeFile(join(folder, name), 'abc');
  await writeFile(join(folder, 'MD5SUMS'), names.map((name) => `${sumLine(MD5, name)}\n`).join(''));
  const output = execFileSync('md5sum', ['-c', 'MD5SUMS'], { cwd: folder, encoding: 'utf8' });
  expect(output.match(/: OK$/gm)).toHaveLength(names.length);
  await writeFile(join(folder, 'plain.zip'), 'abd');
  expect(() => execFileSync('md5sum', ['-c', 'MD5SUMS'], { cwd: folder, stdio: 'pipe' })).toThrow();
  await rm(folder, { recursive: true });
});
