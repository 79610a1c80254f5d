import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { buildSearchIndex, serializeIndex, wireBytes } from './build';
import { SEARCH_INDEX_PATH } from './format';

/** pnpm runs a package's script in the package; paths are relative to where the command was typed. */
const pathOf = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** The command line of `npx pnpm@12.21.0 --filter @portal/search-index index <repository>`. */
const program = new Command('npx pnpm@12.21.0 --filter @portal/search-index index')
  .description(`Writes content-data/${SEARCH_INDEX_PATH} of a content repository.`)
  .argument('<repository>', 'folder of the content repository, the parent of content-data')
  .option('--develop <repository>', 'folder with a checkout of the branch develop, for the LTS release')
  .option('--check', 'fail if a content file cannot be used', false)
  .showHelpAfterError('(--help shows all options)');

/** Builds the index, writes it into the repository and says what was left out. INDEX-1. */
async function main(): Promise<void> {
  program.parse();
  const [repository = ''] = program.args;
  const { develop, check } = program.opts<{ readonly develop?: string; readonly check: boolean }>();
  const folder = join(pathOf(repository), 'content-data');
  const { index, problems } = await buildSearchIndex(
    folder,
    develop === undefined ? {} : { develop: join(pathOf(develop), 'content-data') },
  );
  await writeFile(join(folder, SEARCH_INDEX_PATH), `${serializeIndex(index)}\n`);
  const versions = index.products.flatMap((product) => product.versions);
  const files = versions.flatMap(([, , positions]) => positions);
  console.log(`${versions.length} versions, ${files.length} files, ${wireBytes(index)} bytes with brotli`);
  if (index.versionsWithFiles !== undefined)
    console.warn(
      `Files of the newest ${index.versionsWithFiles} versions of each product only: more do not fit.`,
    );
  for (const problem of problems) console.warn(problem);
  if (check && problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
