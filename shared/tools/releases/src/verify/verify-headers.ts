import type { Trust } from '@portal/contract';
import { isReleaseError, ReleaseError } from '../errors';
import {
  allowedScripts,
  forbidScripts,
  formatHeadersJson,
  HEADERS_JSON,
  inlineScriptSources,
  readHeaders,
} from '../host/headers';
import {
  HOST,
  HOST_RELEASES,
  isDocument,
  isVersion,
  manifestPath,
  readVersion,
  rootFolder,
} from '../manifest';
import { retry } from '../retry';
import { describeRefusal, manifestRefusals } from '../signing/refusals';
import { bytesOf, hashOf, type ReleaseStore, replaceOne, textOf } from '../store/store';
import type { Finding } from './finding';

/**
 * Adds the CSP sources of the inline scripts of a host's documents to `known`, and what is damaged to `faults`.
 * @throws {ReleaseError} if the documents are not known.
 */
async function addScriptsOfHost(
  store: ReleaseStore,
  version: string,
  trusts: readonly Trust[],
  { known, faults }: { readonly known: Set<string>; readonly faults: string[] },
): Promise<void> {
  const stored = await readVersion(store, HOST, version);
  if (stored.kind !== 'complete') throw new ReleaseError(`${manifestPath(HOST, version)} is missing`);
  const [refusal] = await manifestRefusals(stored, trusts);
  if (refusal !== undefined) throw new ReleaseError(describeRefusal(refusal));
  const documents = Object.entries(stored.manifest.files).filter(
    ([path]) => path.startsWith(`${rootFolder(version)}/`) && isDocument(path),
  );
  const read = documents.map(async ([path, hash]) => {
    const file = await store.read(path);
    if (file === null || hashOf(file.bytes) !== hash) faults.push(`${path} is damaged`);
    else for (const source of inlineScriptSources(textOf(file.bytes))) known.add(source);
  });
  await Promise.all(read);
}

/**
 * Takes inline scripts out of the policy that no document of a published host has. A change of the host keeps those
 * that the policy allows, because pages of other hosts may still be served: one that others added would stay. While a
 * host's documents are not known, nothing is forbidden, because it may be theirs. TRUST-4.
 * @param trusts those that releases without visitors are held against.
 */
export async function verifyHeaders(store: ReleaseStore, trusts: readonly Trust[]): Promise<Finding[]> {
  const { folders } = await store.list(HOST_RELEASES);
  const versions = folders.map((folder) => folder.slice(HOST_RELEASES.length + 1)).filter(isVersion);
  const known = new Set<string>();
  const faults: string[] = [];
  // One host after the other: there can be hundreds.
  for (const version of versions)
    try {
      await addScriptsOfHost(store, version, trusts, { known, faults });
    } catch (error) {
      if (!isReleaseError(error)) throw error;
      faults.push(error.message);
    }
  return retry(store.location, HEADERS_JSON, async () => {
    const stored = await readHeaders(store);
    if (stored === null) return [];
    const foreign = allowedScripts(stored.headers).filter((source) => !known.has(source));
    if (foreign.length === 0) return [];
    if (faults.length > 0) {
      const reason = `allows scripts that no known document has, ${foreign.join(' ')}, and ${faults.join('; ')}`;
      return [{ kind: 'broken', path: HEADERS_JSON, reason }];
    }
    const bytes = bytesOf(formatHeadersJson(forbidScripts(stored.headers, foreign)));
    if (!(await replaceOne(store, HEADERS_JSON, bytes, stored))) return undefined;
    const how = `by forbidding what no document of a host has: ${foreign.join(' ')}`;
    return [{ kind: 'repaired', path: HEADERS_JSON, how }];
  });
}
