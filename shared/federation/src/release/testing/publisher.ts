/** One of many who publish at once: `publisher.ts <remote> <folder it was built into> <folder>`. */
import { once } from 'node:events';
import { FolderStore, release } from '../index';

const [name = '', from = '', to = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  console.log('ready');
  await once(process.stdin, 'data'); // until all of them are
  const { kind } = await release({
    from: new FolderStore(from),
    to: new FolderStore(to),
    name,
    version: '1.0.0',
  });
  console.log(kind);
  process.exit();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
