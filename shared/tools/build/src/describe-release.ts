import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CONTRACT_VERSION,
  type FirstFiles,
  type RemoteDescription,
  type RemoteRelease,
} from '@portal/contract';
import { DescriptionError } from './build-remote';
import { fileIntegrity } from './integrity';
import { providedRanges, providedVersions } from './provided-versions';
import { CHUNK_MAP_FILE, type ChunkMap, type ChunkNeeds } from './webpack/chunk-map-plugin';
import { remoteGlobal } from './webpack/remote';

export interface BuiltRemote {
  readonly description: RemoteDescription;
  readonly version: string;
  /** Folder of the build's output. */
  readonly output: string;
  /** URL of the release's folder, without a trailing slash. */
  readonly baseUrl: string;
}

async function firstFiles(output: string, { files, provided }: ChunkNeeds): Promise<FirstFiles> {
  return {
    files: await Promise.all(
      files.map(async (file) => ({ file, integrity: await fileIntegrity(join(output, file)) })),
    ),
    provided: [...provided],
  };
}

/** What chunks need together, in addition to what the exposed module needs. */
function additionalNeeds(chunks: readonly ChunkNeeds[], base: ChunkNeeds): ChunkNeeds {
  const files = new Set(chunks.flatMap((needs) => needs.files));
  const provided = new Set(chunks.flatMap((needs) => needs.provided));
  return {
    files: [...files].filter((file) => !base.files.includes(file)),
    provided: [...provided].filter((name) => !base.provided.includes(name)),
  };
}

/** Names of chunks, by the page or slot that needs them. */
type ChunksByKey = Readonly<Record<string, string | readonly string[]>>;

/** The needs of the chunks that a description names. @throws {DescriptionError} if the build has no such chunk. */
const neededChunks = (name: string, map: ChunkMap, chunks: ChunksByKey) =>
  Object.entries(chunks).map(([key, names]) => {
    const needs = [names].flat().map((chunk) => {
      const found = map.chunks[chunk];
      if (found === undefined)
        throw new DescriptionError(
          `${name}: ${key} refers to the chunk "${chunk}", which the build does not contain; it has ${Object.keys(map.chunks).join(', ')}`,
        );
      return found;
    });
    return [key, needs] as const;
  });

async function needsByKey(
  { description, output }: BuiltRemote,
  map: ChunkMap,
  chunks: ChunksByKey,
): Promise<Record<string, FirstFiles>> {
  const entries = neededChunks(description.name, map, chunks).map(
    async ([key, needs]) => [key, await firstFiles(output, additionalNeeds(needs, map.exposed))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Version ranges of the host's modules that the build uses. */
async function requiredRanges({ exposed, chunks }: ChunkMap): Promise<Record<string, string>> {
  const used = new Set([exposed, ...Object.values(chunks)].flatMap(({ provided }) => provided));
  const ranges = Object.entries(providedRanges(await providedVersions()));
  return Object.fromEntries(ranges.filter(([name]) => used.has(name)));
}

/** Name of the chunk with a slot's content, by convention: `slot-` and the slot's name with dashes. */
const slotChunk = (slot: string) => `slot-${slot.replaceAll('.', '-')}`;

const slotChunks = ({ slots = [] }: RemoteDescription): ChunksByKey =>
  Object.fromEntries(slots.map((slot) => [slot, slotChunk(slot)]));

/** What webpack wrote about a remote's build. */
export const readChunkMap = async (output: string): Promise<ChunkMap> =>
  JSON.parse(await readFile(join(output, CHUNK_MAP_FILE), 'utf8')) as ChunkMap;

/** A build, as far as its entry says where it is. */
type Located = Pick<BuiltRemote, 'description' | 'version' | 'baseUrl'>;

/** Creates an entry: the default release, with all traffic. @param integrity of its first script. Default: none. */
async function entryOf(
  { description, version, baseUrl }: Located,
  map: ChunkMap,
  files: Pick<RemoteRelease['extras']['portal'], 'first' | 'preload' | 'slotFiles'>,
  integrity?: string,
): Promise<RemoteRelease> {
  const { title, owner, owns, slots = [], name } = description;
  return {
    url: `${baseUrl}/${map.entry}`,
    metadata: { version, ...(integrity !== undefined && { integrity }) },
    deployment: { traffic: 100, default: true },
    extras: {
      portal: {
        contract: CONTRACT_VERSION,
        title,
        owner,
        owns: [...owns],
        slots: [...slots],
        global: remoteGlobal(name, version),
        requires: await requiredRanges(map),
        ...files,
      },
    },
  };
}

/** Creates the registry entry for a built remote. */
export async function describeRelease(built: BuiltRemote): Promise<RemoteRelease> {
  const { description, output } = built;
  const map = await readChunkMap(output);
  const files = {
    first: await firstFiles(output, map.exposed),
    preload: await needsByKey(built, map, description.preload ?? {}),
    slotFiles: await needsByKey(built, map, slotChunks(description)),
  };
  return entryOf(built, map, files, await fileIntegrity(join(output, map.entry)));
}

/**
 * Creates the registry entry for a build whose files change while pages use it: no integrity, and nothing is preloaded.
 * @throws if the description names a chunk that the build does not have, which a release needs.
 */
export async function describeServed(served: Located, map: ChunkMap): Promise<RemoteRelease> {
  const { description } = served;
  neededChunks(description.name, map, { ...description.preload, ...slotChunks(description) });
  return entryOf(served, map, { first: { files: [], provided: [] }, preload: {}, slotFiles: {} });
}
