/** A program: serves a site with its rendered pages, and new local services. It prints its address when it is ready. */
import type { AddressInfo } from 'node:net';
import { publishPages } from '@portal/federation/pages';
import { FolderStore } from '@portal/federation/release';
import { createSandbox } from '@portal/sandbox';
import { startRenderer } from '../../shared/federation/src/pages/renderer';

const [, , siteRoot = '', dataDir = '', pages = '{}'] = process.argv;

/** The pages to render, by part. */
const listed = Object.fromEntries(
  Object.entries<readonly string[]>(JSON.parse(pages)).map(([part, paths]) => [
    part,
    { kind: 'listed', paths } as const,
  ]),
);

async function main(): Promise<void> {
  const app = await createSandbox({ dataDir, siteRoot, renderedPages: 'stored' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const config = await (await fetch(`${origin}/portal.config.json`)).text();
  const { failed, none } = await publishPages(new FolderStore(siteRoot), {
    portal: origin,
    config,
    now: new Date(),
    // Only these, because all of them take a while.
    start: async (options) => ({ ...(await startRenderer(options)), list: async () => listed }),
  });
  if (failed.length + none.length > 0)
    throw new Error(`Pages could not be rendered: ${JSON.stringify([failed, none])}`);
  console.log(origin);
}

await main();
