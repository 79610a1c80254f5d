import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionProblems, type RemoteDescription } from '@portal/contract';
import { tsImport } from 'tsx/esm/api';
import { type BundledPackage, bundledPackages } from './bundled-packages';
import { runWebpack } from './run-webpack';
import { type RemoteBuild, remoteConfig } from './webpack/remote';
import { RENDER_ENTRY, remoteRenderConfig } from './webpack/render';
import { folderOf } from './workspace';

/** A `remote.config.ts` cannot be read, or is wrong. The message says why. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
}

/** Reads a remote's description from its `remote.config.ts`, as the file is now. @throws {DescriptionError} */
export async function readDescription(name: string): Promise<RemoteDescription> {
  const path = join(folderOf(name), 'remote.config.ts');
  const { description } = (await tsImport(path, import.meta.url).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DescriptionError(`${path} cannot be read: ${reason}`, { cause });
  })) as { description?: RemoteDescription };
  if (description === undefined) throw new DescriptionError(`${path} exports no "description"`);
  if (description.name !== name)
    throw new DescriptionError(`${path} describes "${description.name}", and the package is ${name}`);
  const problems = descriptionProblems(description);
  if (problems.length > 0) throw new DescriptionError(`${path} is not valid: ${problems.join('; ')}`);
  return description;
}

/** Builds one remote for production into a folder. Resolves to the packages that it contains. */
export async function buildRemote(
  build: Omit<RemoteBuild, 'mode' | 'hot'>,
): Promise<readonly BundledPackage[]> {
  const config = await remoteConfig({ ...build, mode: 'production' });
  return bundledPackages(await runWebpack(config));
}

/**
 * Builds what renders a remote's pages where there is no window into a folder.
 * @returns the packages that it contains; `null` if the remote does not offer that.
 */
export async function buildRemoteRender(
  name: string,
  output: string,
): Promise<readonly BundledPackage[] | null> {
  if (!existsSync(join(folderOf(name), RENDER_ENTRY))) return null;
  return bundledPackages(await runWebpack(remoteRenderConfig({ name, mode: 'production', output })));
}
