/** @jest-environment node */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { products } from '@portal/catalog';

const run = promisify(execFile);

const root = process.cwd();

/** The entry of a product that the catalog does not have. */
const ENTRY = `  cae('cee_harbor', {
    name: 'Ceetron Harbor',
    subtitle: 'Simulation of Ships',
    description:
      'Computes how a ship behaves in waves and shows the motion, the pressure on its hull and the loads on its cargo.',
    accountNames: { pattern: /\\bceetron harbor\\b/ },
    needsLicense: true,
  }),
];
`;

/** Its content for the local services. */
const CONTENT = `import { desktopBuilds } from '../builds';
import { genericProductContent } from '../product-content';
import { salesLicense } from '../text';

export const content = genericProductContent({
  stem: 'Harbor',
  title: 'Ceetron Harbor',
  index: [
    { year: 2026, versions: ['2026.1.0'] },
    { year: 2025, versions: ['2025.1.0'] },
  ],
  builds: desktopBuilds,
  license: salesLicense,
  highlights: ['The first release.', 'Waves of any direction.'],
});
`;

/** The folders that the copy leaves out: the content is generated, and browser tests are not run. */
const LEFT_OUT = /^(e2e\/|\.github\/|shared\/tools\/sandbox\/(content-data|branches)\/)/;

let copy: string;

/** Copies the files that git knows. Links to packages are relative, so they lead to the copy's own packages. */
async function copyWorkspace(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-workspace-'));
  const git = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, maxBuffer: 1e7 });
  const files = git.stdout.split('\n').filter((file) => file !== '' && !LEFT_OUT.test(file));
  await Promise.all(files.map((file) => cp(join(root, file), join(folder, file)).catch(ignoreMissing)));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const packages = files
    .filter((file) => /^(host|mfe-[^/]+|shared\/.+)\/package\.json$/.test(file))
    .map(dirname);
  await Promise.all(
    packages.map((name) =>
      cp(join(root, name, 'node_modules'), join(folder, name, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      }).catch(ignoreMissing),
    ),
  );
  return folder;
}

/** A file that git knows may be deleted in the work tree, and a package may have no dependencies. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

const generate = (name: string, script: string) =>
  run(process.execPath, ['--import', 'tsx', script], { cwd: join(copy, name) });

beforeAll(async () => {
  copy = await copyWorkspace();
  const entries = join(copy, 'shared/web/catalog/src/products/cae.ts');
  const source = await readFile(entries, 'utf8');
  expect(source.endsWith('\n];\n')).toBe(true);
  await writeFile(entries, source.replace(/\];\n$/, ENTRY));
  const content = join(copy, 'shared/tools/sandbox/src/content/products/cee-harbor.ts');
  await mkdir(dirname(content), { recursive: true });
  await writeFile(content, CONTENT);
  // In this order: the second reads what the first writes.
  await generate('shared/web/catalog', 'src/menus/generate.ts');
  await generate('shared/tools/sandbox', 'src/content/generate.ts');
}, 120_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

// PROD-1.
test('one entry and one content file give a product its routes, menus, names, license rule and downloads', async () => {
  expect(products.map(({ code }) => code)).not.toContain('cee_harbor');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const tests = [
    '--testMatch',
    '**/new-product.journey.tsx',
    '--testMatch',
    '**/shared/web/catalog/src/{menus,products,sections}/*.test.ts',
    '--testMatch',
    '**/shared/web/catalog/src/access.test.ts',
  ];
  const { stderr } = await run(process.execPath, [jest, '--ci', ...tests], { cwd: copy, maxBuffer: 1e8 });
  expect(stderr).toMatch(/^Tests: .* passed/m);
  expect(stderr).toMatch(/PASS mfe-cae\/src\/new-product\.journey\.tsx/);
}, 240_000);

// PROD-1. The recipe ends with this file and the check of formats.
test('the recipe adds another product than this test, and prints its entry as it is formatted', async () => {
  const recipe = await readFile(join(root, '.github/CONTRIBUTING.md'), 'utf8');
  const [, entry = ''] = /^ {3}```ts\n(.*?)^ {3}```$/ms.exec(recipe) ?? [];
  expect(entry).toMatch(/^ {3}cae\('(?!cee_harbor')/);
  const list = `export const products = [\n${entry.replaceAll(/^ {3}/gm, '  ')}];\n`;
  const biome = join(root, 'node_modules/.bin/biome');
  const formatted = execFileSync(biome, ['format', '--stdin-file-path=products.ts'], { input: list });
  expect(formatted.toString()).toBe(list);
});
