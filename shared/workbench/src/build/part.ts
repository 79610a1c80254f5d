/** Builds one part of the portal and puts it into the local site; run as a process of its own. */
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildHost,
  buildRemote,
  changeRegistry,
  compressFile,
  compressFolder,
  copyHostPublic,
  describeRelease,
  folderOf,
  inputHash,
  readDescription,
  readPackage,
  withOnlyRelease,
  writeAtomically,
} from '@portal/federation';
import { colorSchemeScript } from '@portal/ui/theme-script';
import { paths } from '../paths';
import { noteBuild } from './record';

async function remotePart(name: string, hash: string): Promise<void> {
  const version = `${(await readPackage(folderOf(name))).version}-${hash}`;
  const output = join(paths.builds, name);
  await buildRemote(name, version, output);
  await compressFolder(output);
  const place = `remotes/${name}/${version}`;
  await cp(output, join(paths.site, place), { recursive: true });
  const description = await readDescription(name);
  const release = await describeRelease({ description, version, output, baseUrl: `/${place}` });
  await changeRegistry(paths.site, withOnlyRelease(name, release));
}

async function hostPart(): Promise<void> {
  const output = join(paths.builds, 'host');
  const scratch = join(paths.builds, 'prerender');
  const documents = await buildHost({ output, scratch, colorScheme: colorSchemeScript });
  await compressFolder(output);
  await cp(output, join(paths.site, 'host'), { recursive: true });
  await copyHostPublic(paths.site);
  for (const [file, { html, headers }] of documents) {
    // All documents carry the same inline script, so they share their headers.
    await writeAtomically(join(paths.site, 'headers.json'), JSON.stringify({ headers }, null, 1));
    await writeAtomically(join(paths.site, file), html);
    await compressFile(join(paths.site, file));
  }
}

async function main(name: string): Promise<void> {
  const hash = await inputHash(name);
  await mkdir(paths.site, { recursive: true });
  await (name === 'host' ? hostPart() : remotePart(name, hash));
  await noteBuild(paths.record, name, hash);
}

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Say which part to build');
main(name).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
