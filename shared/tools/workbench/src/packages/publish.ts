import { readPackage } from '@portal/build/package-json';
import { UsageError } from '../command-line/failure';
import { runNpm } from '../registry/find-registry';

/** npm's options for one registry. The one that is configured for the package's scope would take precedence. SDK-6. */
const registryOptions = (name: string, registry: string): string[] => [
  '--registry',
  registry,
  `--${name.split('/')[0]}:registry=${registry}`,
];

/** Whether a registry has a version. @throws {UsageError} if it cannot be asked. */
async function isPublished(name: string, version: string, registry: string): Promise<boolean> {
  try {
    const args = ['view', `${name}@${version}`, 'version', ...registryOptions(name, registry)];
    return (await runNpm(args, process.cwd())).trim() === version;
  } catch (cause) {
    const { message } = cause as Error;
    if (/E404/.test(message)) return false;
    throw new UsageError(`${registry} could not be asked for ${name}:\n${message}`, { cause });
  }
}

/**
 * Publishes the package in a folder. SDK-3.
 * @param tag the name under which it can be installed: `latest`.
 * @returns false if the registry has this version already.
 * @throws {UsageError}
 */
export async function publish(folder: string, registry: string, tag: string): Promise<boolean> {
  const { name, version } = await readPackage(folder);
  if (await isPublished(name, version, registry)) return false;
  const args = [
    'publish',
    ...registryOptions(name, registry),
    '--tag',
    tag,
    '--access',
    'restricted',
    '--ignore-scripts',
  ];
  await runNpm(args, folder).catch((cause: Error) => {
    throw new UsageError(`${name} ${version} was not published:\n${cause.message}`, { cause });
  });
  return true;
}
