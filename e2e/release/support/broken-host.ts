import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeReleaseFile } from '../../support/write-release-file';
import { makeNextHost } from './next-host';

interface HostManifest {
  readonly files: Record<string, string>;
  readonly exports: Record<string, readonly string[]>;
}

/** What is broken in a host. */
export interface Breaks {
  /** A name that a provided module no longer exports. */
  readonly removed: { readonly module: string; readonly name: string };
  /** A provided module whose chunk fails when it runs. */
  readonly failing: string;
}

/** Makes a host whose provided modules are broken, from the built one, in a folder. @returns its version. */
export async function makeBrokenHost(folder: string, { removed, failing }: Breaks): Promise<string> {
  const version = await makeNextHost({ folder });
  const path = join(folder, `host/releases/${version}/release.json`);
  const manifest = JSON.parse(await readFile(path, 'utf8')) as HostManifest;
  const { files, exports } = manifest;
  const names = exports[removed.module] ?? [];
  if (!names.includes(removed.name)) throw new Error(`${removed.module} has no ${removed.name}`);
  // A chunk is named after its module: `@portal/ui/table` is in `provided-ui-table.….js`.
  const prefix = `provided-${failing.replace('@portal/', '').replaceAll('/', '-')}.`;
  const chunk = (await readdir(join(folder, 'host'))).find(
    (name) => name.startsWith(prefix) && name.endsWith('.js'),
  );
  if (chunk === undefined) throw new Error(`The host has no chunk of ${failing}`);
  const hash = await writeReleaseFile(join(folder, 'host', chunk), 'throw new Error("seeded")');
  const changed = {
    ...manifest,
    files: { ...files, [`host/${chunk}`]: hash },
    exports: { ...exports, [removed.module]: names.filter((name) => name !== removed.name) },
  };
  await writeFile(path, JSON.stringify(changed));
  await writeFile(join(folder, 'host/live.json'), JSON.stringify({ version, before: [] }));
  return version;
}
