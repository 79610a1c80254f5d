/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'shared/published/remote-tools');
const guide = readFileSync(join(folder, 'TESTING.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Blocks of code that name a file: "```ts examples/…". */
const blocks = [...guide.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', code = '']) => [path, code] as const,
);
const examples = readdirSync(join(folder, 'examples'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

test('shows every example, and no other code', () => {
  expect(blocks.map(([path]) => path).toSorted()).toEqual(examples.toSorted());
  expect(guide.match(/^```tsx?$/gm)).toBeNull();
});

test.each(blocks)('shows %s with the bytes of the file that the tests run', (path, code) => {
  expect(code).toBe(readFileSync(join(folder, path), 'utf8'));
});

test('names only commands that exist', () => {
  const named = [...guide.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
