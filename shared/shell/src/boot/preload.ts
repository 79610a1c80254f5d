import { type FirstFiles, patternTest, type RegistryShard, type RemoteRelease } from '@portal/contract';
import { bucketOf, releasesFor } from './choose-release';
import type { PreloadFile } from './early';

type ProvidedFiles = Readonly<Record<string, readonly PreloadFile[]>>;

const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);

function filesOf(release: RemoteRelease, needs: FirstFiles, provided: ProvidedFiles): PreloadFile[] {
  const folder = folderOf(release.url);
  return [
    ...needs.files.map(({ file, integrity }) => ({ url: folder + file, integrity })),
    ...needs.provided.flatMap((name) => provided[name] ?? []),
  ];
}

/** Every script that the page at `path` needs from the release that this visitor gets. */
function releaseFiles(
  releases: readonly RemoteRelease[],
  bucket: number,
  provided: ProvidedFiles,
  more: (release: RemoteRelease) => readonly (FirstFiles | undefined)[],
): PreloadFile[] {
  const [release] = releasesFor(releases, bucket);
  if (release === undefined) return [];
  const { portal } = release.extras;
  return [
    { url: release.url, integrity: release.metadata.integrity },
    ...[portal.first, ...more(release)].flatMap((needs) => (needs ? filesOf(release, needs, provided) : [])),
  ];
}

/**
 * The scripts that a page needs beside the host's own, known before any of it has run: the page's
 * remote with its first chunks, and the fillings of the page's slots.
 */
export function pageFiles(
  shard: RegistryShard,
  path: string,
  visitor: string,
  provided: ProvidedFiles,
): PreloadFile[] {
  const owner = shard.owners.find(({ test }) => new RegExp(test, 'i').test(path))?.remote;
  const owned =
    owner === undefined
      ? []
      : releaseFiles(
          shard.remotes[owner] ?? [],
          bucketOf(visitor, owner),
          provided,
          ({ extras: { portal } }) => {
            const pattern = Object.keys(portal.preload).find((key) =>
              new RegExp(patternTest(key), 'i').test(path),
            );
            return [pattern === undefined ? undefined : portal.preload[pattern]];
          },
        );
  const slotted = Object.entries(shard.slots).flatMap(([slot, names]) =>
    names.flatMap((name) =>
      releaseFiles(shard.remotes[name] ?? [], bucketOf(visitor, name), provided, ({ extras }) => [
        extras.portal.slotFiles[slot],
      ]),
    ),
  );
  return [...new Map([...owned, ...slotted].map((file) => [file.url, file])).values()];
}
