/** One of several concurrent publishers: `publisher.ts <remote> <build folder> <store folder> [files-only]`. */
import { once } from 'node:events';
import { FolderStore, release } from '..';

const [name = '', from = '', to = '', filesOnly] = process.argv.slice(2);

console.log('ready');
await once(process.stdin, 'data'); // wait until all publishers are ready
const { kind } = await release({
  from: new FolderStore(from),
  to: new FolderStore(to),
  name,
  version: '1.0.0',
  filesOnly: filesOnly === 'files-only',
});
console.log(kind);
process.exit();
