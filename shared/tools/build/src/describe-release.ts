import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CONTRACT_VERSION,
  type FirstFiles,
  type RemoteDescription,
  type RemoteRelease,
} from '@portal/contract';
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

async function needsByKey(
  built: BuiltRemote,
  map: ChunkMap,
  chunks: Readonly<Record<string, string | readonly string[]>>,
): Promise<Record<string, FirstFiles>> {
  const entries = Object.entries(chunks).map(async ([key, names]) => {
    const needs = [names].flat().map((chunk) => {
      const found = map.chunks[chunk];
      if (found === undefined)
        throw new Error(
          `${built.description.name}: ${key} refers to the chunk "${chunk}", which the build does not contain`,
        );
      return found;
    });
    return [key, await firstFiles(built.output, additionalNeeds(needs, map.exposed))] as const;
  });
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

/** What webpack wrote about a remote's build. */
export const readChunkMap = async (output: string): Promise<ChunkMap> =>
  JSON.parse(await readFile(join(output, CHUNK_MAP_FILE), 'utf8')) as ChunkMap;

/** Creates the registry entry for a built remote: the default release, with all traffic. */
export async function describeRelease(built: BuiltRemote): Promise<RemoteRelease> {
  const { description, version, output, baseUrl } = built;
  const map = await readChunkMap(output);
  const slots = description.slots ?? [];
  return {
    url: `${baseUrl}/${map.entry}`,
    metadata: { version, integrity: await fileIntegrity(join(output, map.entry)) },
    deployment: { traffic: 100, default: true },
    extras: {
      portal: {
        contract: CONTRACT_VERSION,
        title: description.title,
        owner: description.owner,
        owns: [...description.owns],
        slots: [...slots],
        global: remoteGlobal(description.name, version),
        requires: await requiredRanges(map),
        first: await firstFiles(output, map.exposed),
        preload: await needsByKey(built, map, description.preload ?? {}),
        slotFiles: await needsByKey(
          built,
          map,
          Object.fromEntries(slots.map((slot) => [slot, slotChunk(slot)])),
        ),
      },
    },
  };
}
