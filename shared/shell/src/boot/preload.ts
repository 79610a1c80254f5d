import {
  type ContentHint,
  type FirstFiles,
  type PortalExtras,
  patternTest,
  type RegistryShard,
} from '@portal/contract';
import { FEDERATION_SCRIPTS, type HostScripts, type PreloadFile } from './boot-requests';
import { bucketOf, releasesFor } from './choose-release';

/** What a part of the page needs of a remote beside the remote's own first files. */
interface Part {
  readonly remote: string;
  readonly more: (portal: PortalExtras) => FirstFiles | undefined;
}

const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);
/** The value of the first pattern that matches a path. */
const valueAt = <T>(byPattern: Readonly<Record<string, T>>, path: string): T | undefined =>
  Object.entries(byPattern).find(([pattern]) => new RegExp(patternTest(pattern), 'i').test(path))?.[1];

/** The page's own remote, if it has one, and those that fill the page's slots. */
function partsOf(shard: RegistryShard, path: string): Part[] {
  const owner = shard.owners.find(({ test }) => new RegExp(test, 'i').test(path));
  const page: Part[] =
    owner === undefined
      ? []
      : [
          {
            remote: owner.remote,
            more: ({ preload }) => valueAt(preload, path),
          },
        ];
  const fillings = Object.entries(shard.slots).flatMap(([slot, remotes]) =>
    remotes.map((remote): Part => ({ remote, more: ({ slotFiles }) => slotFiles[slot] })),
  );
  return [...page, ...fillings];
}

/**
 * The scripts that a page needs beside the host's entry, known before any code has run: the
 * federation run time, the page's remote with its first chunks, and the fillings of its slots.
 * @param overridden JSON whose keys are remotes that come from elsewhere; unread, to be small.
 */
export function pageFiles(
  shard: RegistryShard,
  path: string,
  visitor: string,
  scripts: HostScripts,
  overridden = '',
): PreloadFile[] {
  const files = partsOf(shard, path).flatMap(({ remote, more }): PreloadFile[] => {
    if (overridden.includes(`"${remote}"`)) return [];
    const [release] = releasesFor(shard.remotes[remote] ?? [], bucketOf(visitor, remote));
    if (release === undefined) return [];
    const { portal } = release.extras;
    const needs = [portal.first, more(portal)].filter((need) => need !== undefined);
    return [
      ...(scripts[FEDERATION_SCRIPTS] ?? []),
      { url: release.url, integrity: release.metadata.integrity },
      ...needs
        .flatMap((need) => need.files)
        .map(({ file, integrity }) => ({ url: folderOf(release.url) + file, integrity })),
      ...needs.flatMap((need) => need.provided).flatMap((name) => scripts[name] ?? []),
    ];
  });
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

/** The content that the page at `path` reads first. */
export function pageContent(shard: RegistryShard, path: string, visitor: string): ContentHint[] {
  return partsOf(shard, path).flatMap(({ remote }) => {
    const [release] = releasesFor(shard.remotes[remote] ?? [], bucketOf(visitor, remote));
    return valueAt(release?.extras.portal.content ?? {}, path) ?? [];
  });
}
