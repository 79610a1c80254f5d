import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import { buildHost, copyHostPublic, writeDocument } from '@portal/document';
import { compressFolder } from '@portal/releases';
import { colorSchemeScript } from '@portal/ui/theme-script';

/** Builds the same source as one application. @returns its site folder. */
export async function buildMonolith(home: string): Promise<string> {
  const site = join(home, 'monolith-site');
  const output = join(home, 'builds/monolith');
  await rm(site, { recursive: true, force: true });
  await mkdir(site, { recursive: true });
  const { document } = await buildHost({
    output,
    scratch: join(home, 'builds/monolith-prerender'),
    colorScheme: colorSchemeScript,
    main: join(workspaceRoot, 'e2e/bench/monolith.tsx'),
    name: 'monolith',
    documentOnly: true,
  });
  await cp(output, join(site, 'host'), { recursive: true });
  writeDocument(site, document);
  await copyHostPublic(site);
  await compressFolder(site);
  return site;
}
