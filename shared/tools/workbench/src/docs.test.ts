/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sharedFolders } from '@portal/build/shared-packages';
import { readFiles } from './rules/check-rules';

const root = process.cwd();
const packages = readdirSync(root, { recursive: false, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => (name === 'shared' ? sharedFolders(root) : name))
  .filter((folder) => existsSync(join(root, folder, 'package.json')));

/** Markdown without code blocks, whose brackets are not links. */
const prose = (text: string): string => text.replaceAll(/^( *)```.*?^\1```$/gms, '');

/** Relative link and image targets: `[text](file.md#heading)`, `src="image.webp"`. */
const linksOf = (text: string): string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((address) => !/^[a-z]+:/.test(address));

/** A heading's anchor as GitHub generates it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (text: string): string[] =>
  [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(packages)('%s has a README and a CHANGELOG', (folder) => {
  const documents = ['README.md', 'CHANGELOG.md'].filter((name) => existsSync(join(root, folder, name)));
  expect(documents).toEqual(['README.md', 'CHANGELOG.md']);
});

test('resolves every relative link in Markdown to an existing file and heading', async () => {
  const documents = new Map(
    (await readFiles(root)).flatMap(({ path, text }) =>
      path.endsWith('.md') ? [[path, text] as const] : [],
    ),
  );
  const isDead = (from: string, address: string): boolean => {
    const [file = '', anchor] = address.split('#');
    const target = file === '' ? from : relative(root, join(root, dirname(from), file));
    if (!existsSync(join(root, target))) return true;
    const text = documents.get(target);
    return anchor !== undefined && text !== undefined && !anchorsOf(text).includes(anchor);
  };
  const dead = [...documents].flatMap(([path, text]) =>
    linksOf(text)
      .filter((address) => isDead(path, address))
      .map((address) => `${path}: ${address}`),
  );
  expect([...documents.keys()]).toContain('README.md');
  expect(dead).toEqual([]);
});
