/** `npm run bench [-- part …]`: measures the portal; see `e2e/bench`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@portal/federation/workspace';
import { buildSite } from './build/build-site';
import { findChromium } from './test/chromium';

async function main(): Promise<void> {
  await buildSite();
  // The bench is the browser tests' neighbor, which nothing may import by name.
  const { bench } = (await import(pathToFileURL(join(workspaceRoot, 'e2e/bench/run.ts')).href)) as {
    bench: (chromium: string, parts: readonly string[]) => Promise<void>;
  };
  await bench(await findChromium(), process.argv.slice(2));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
