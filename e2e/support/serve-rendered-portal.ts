/** A program: serves a site with its rendered pages, and new local services. It prints its address when it is ready. */
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@portal/sandbox';
import { publishSomePages } from './publish-some-pages';

const [, , site = '', dataDir = '', ...paths] = process.argv;

async function main(): Promise<void> {
  const app = await createSandbox({ dataDir, siteRoot: site, renderedPages: 'stored' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const portal = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  await publishSomePages({ site, portal, paths });
  console.log(portal);
}

await main();
