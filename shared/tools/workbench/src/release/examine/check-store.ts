import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bucketOf, HOST, type ReleaseStore, readLiveHost, readRegistry } from '@portal/releases';
import { describeStale } from '../change';
import { shellWord } from './remedies';
import { blocked, type Finding, ok, warning } from './run-checks';
import type { Subject } from './subject';

/** Whether this account may write into a folder, or into the nearest one that exists. */
async function canWrite(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return false;
    const parent = dirname(folder);
    return parent !== folder && canWrite(parent);
  }
}

/** Whether this account may publish into a folder; a bucket tells that only when it is written. LEAST-1. */
async function folderProblem(store: ReleaseStore, { command, remedies }: Subject) {
  const { location } = store;
  const to = `--to ${shellWord(location)}`;
  if (bucketOf(location) !== undefined) return undefined;
  const own = command.name === HOST ? join(location, HOST) : join(location, 'remotes', command.name);
  if (!(await canWrite(own)))
    return blocked(
      `This account may not write to ${own}. The operator of the portal gives it that right, with what this prints:`,
      remedies.release(`policy ${command.name} ${to}`),
    );
  if (!command.filesOnly && !(await canWrite(location)))
    return blocked(
      `This account may publish files, and not list them in ${location}. The operator's pipeline lists them afterwards:`,
      remedies.release(`${command.name} --files-only ${to}`),
    );
  return undefined;
}

/** A command that shows why a store cannot be read, or fixes it. */
function lookAt(location: string, { message }: Error): string {
  if (bucketOf(location) === undefined) return `ls -l ${shellWord(location)}`;
  return message === 'Region is missing'
    ? 'export AWS_REGION=<region of the bucket>'
    : `aws s3 ls ${shellWord(location)}/`;
}

/** The store must be readable, and writable where that can be known without writing. */
export async function checkStore(subject: Subject): Promise<Finding> {
  const { command, remedies } = subject;
  const { store } = subject.context;
  if (store === undefined)
    return blocked(
      'No store is named, the folder or bucket that the portal is served from.',
      remedies.doctor(command.name, '--to <folder or s3://bucket/prefix>'),
    );
  return examineStore(store, subject).catch((error: unknown) => {
    // A bucket that cannot be reached, a folder that is none, a file that others damaged.
    if (!(error instanceof Error)) throw error;
    const { location } = store;
    return blocked(`${location} cannot be read: ${error.message || error.name}`, lookAt(location, error));
  });
}

async function examineStore(store: ReleaseStore, subject: Subject): Promise<Finding> {
  const { remedies } = subject;
  const [registry, host] = [await readRegistry(store), await readLiveHost(store)];
  const problem = await folderProblem(store, subject);
  if (problem !== undefined) return problem;
  if (host === null)
    return warning(
      `${store.location} has no host yet, so nothing tells which releases it can run. The operator releases it:`,
      remedies.release(`host --to ${shellWord(store.location)}`),
    );
  if ((await describeStale(store)).length > 0)
    return warning(
      'A change is in progress, or was interrupted. The next release finishes it, and so does:',
      remedies.release(`repair --to ${shellWord(store.location)}`),
    );
  const remotes = Object.keys(registry.microFrontends).length;
  return ok(`${store.location} has host ${host.version} and ${remotes} remote${remotes === 1 ? '' : 's'}.`);
}
