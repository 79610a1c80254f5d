import type { Trust } from '@portal/contract';
import { isReleaseError } from '../errors';
import { hashOf } from '../hash-of';
import {
  allowedScripts,
  forbidScripts,
  formatHeadersJson,
  HEADERS_JSON,
  inlineScriptSources,
  parseHeaders,
} from '../host/headers';
import { isDocument, rootFolder } from '../host/root-folder';
import { HOST, HOST_RELEASES, isVersion, manifestPath, readVersion } from '../manifest';
import { retry } from '../retry';
import { describeRefusal, manifestRefusal } from '../signing/refusals';
import { bytesOf, type ReleaseStore, readText } from '../store/store';
import type { Finding } from './finding';

/** What a host's documents need of the policy. */
interface HostScripts {
  /** CSP sources of their inline scripts. */
  readonly sources: readonly string[];
  /** Why they are not all of them, with the path of the file; none if they are. */
  readonly faults: readonly string[];
}

async function scriptsOfHost(
  store: ReleaseStore,
  version: string,
  trusts: readonly Trust[],
): Promise<HostScripts> {
  const stored = await readVersion(store, HOST, version).catch((error: unknown) => {
    if (isReleaseError(error)) return error;
    throw error;
  });
  if (stored instanceof Error) return { sources: [], faults: [stored.message] };
  if (stored.kind !== 'complete')
    return { sources: [], faults: [`${manifestPath(HOST, version)} is missing`] };
  const refusal = await manifestRefusal(stored, trusts);
  if (refusal !== undefined) return { sources: [], faults: [describeRefusal(refusal)] };
  const documents = Object.entries(stored.manifest.files).filter(
    ([path]) => path.startsWith(`${rootFolder(version)}/`) && isDocument(path),
  );
  const read = documents.map(async ([path, hash]): Promise<HostScripts> => {
    const file = await store.read(path);
    return file !== null && hashOf(file.bytes) === hash
      ? { sources: inlineScriptSources(new TextDecoder().decode(file.bytes)), faults: [] }
      : { sources: [], faults: [`${path} is damaged`] };
  });
  const found = await Promise.all(read);
  return {
    sources: found.flatMap(({ sources }) => sources),
    faults: found.flatMap(({ faults }) => faults),
  };
}

/**
 * Takes inline scripts out of the policy that no document of a published host has. A change of the host keeps those
 * that the policy allows, because pages of other hosts may still be served: one that others added would stay. While a
 * host's documents are not known, nothing is forbidden, because it may be theirs. TRUST-4.
 * @param trusts those that releases without visitors are held against.
 */
export async function verifyHeaders(store: ReleaseStore, trusts: readonly Trust[]): Promise<Finding[]> {
  const folders = await store.folders(HOST_RELEASES);
  const versions = folders.map((folder) => folder.slice(HOST_RELEASES.length + 1)).filter(isVersion);
  const hosts: HostScripts[] = [];
  // One host after the other: there can be hundreds.
  for (const version of versions) hosts.push(await scriptsOfHost(store, version, trusts));
  const known = new Set(hosts.flatMap(({ sources }) => sources));
  const faults = hosts.flatMap((host) => host.faults);
  return retry(store.location, HEADERS_JSON, async () => {
    const stored = await readText(store, HEADERS_JSON);
    if (stored === null) return [];
    const headers = parseHeaders(stored.text, `${HEADERS_JSON} in ${store.location}`);
    const foreign = allowedScripts(headers).filter((source) => !known.has(source));
    if (foreign.length === 0) return [];
    if (faults.length > 0) {
      const reason = `allows scripts that no known document has, ${foreign.join(' ')}, and ${faults.join('; ')}`;
      return [{ kind: 'broken', path: HEADERS_JSON, reason }];
    }
    const bytes = bytesOf(formatHeadersJson(forbidScripts(headers, foreign)));
    if ((await store.replace([{ path: HEADERS_JSON, bytes, expected: stored.tag }])) === 0) return undefined;
    const how = `by forbidding what no document of a host has: ${foreign.join(' ')}`;
    return [{ kind: 'repaired', path: HEADERS_JSON, how }];
  });
}
