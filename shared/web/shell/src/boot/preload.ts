import { type FirstFiles, type PortalExtras, patternTest, type RegistryShard } from '@portal/contract';
import { FEDERATION_SCRIPTS, type HostScripts, type PreloadFile } from './boot-requests';
import { bucketOf, releasesFor } from './choose-release';

/** A remote that the page shows, with the files that it needs there in addition to its `first` files. */
interface PageRemote {
  readonly remote: string;
  readonly extraFiles: (portal: PortalExtras) => FirstFiles | undefined;
}

const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);
/** The value of the first pattern that matches `path`. */
const firstMatch = <T>(byPattern: Readonly<Record<string, T>>, path: string): T | undefined =>
  Object.entries(byPattern).find(([pattern]) => new RegExp(patternTest(pattern), 'i').test(path))?.[1];

/** The remote that owns the page, if any, and the remotes that fill its slots. */
function pageRemotes(shard: RegistryShard, path: string): PageRemote[] {
  const owner = shard.owners.find(({ test }) => new RegExp(test, 'i').test(path));
  const page: PageRemote[] =
    owner === undefined
      ? []
      : [
          {
            remote: owner.remote,
            extraFiles: ({ preload }) => firstMatch(preload, path),
          },
        ];
  const inSlots = Object.entries(shard.slots).flatMap(([slot, remotes]) =>
    remotes.map((remote): PageRemote => ({ remote, extraFiles: ({ slotFiles }) => slotFiles[slot] })),
  );
  return [...page, ...inSlots];
}

/**
 * The scripts that a page needs besides the host's entry, known before any code has run: the federation run
 * time, the page's remote with its first chunks, and the content of its slots.
 * @param overridden stored overrides: JSON whose keys are remotes to skip. Searched as text, because the
 *   inline script must stay small. Default: none.
 */
export function pageFiles(
  shard: RegistryShard,
  path: string,
  visitor: string,
  scripts: HostScripts,
  overridden = '',
): PreloadFile[] {
  const files = pageRemotes(shard, path).flatMap(({ remote, extraFiles }): PreloadFile[] => {
    if (overridden.includes(`"${remote}"`)) return [];
    const [release] = releasesFor(shard.remotes[remote] ?? [], bucketOf(visitor, remote));
    if (release === undefined) return [];
    const { portal } = release.extras;
    const needed = [portal.first, extraFiles(portal)].filter((files) => files !== undefined);
    return [
      ...(scripts[FEDERATION_SCRIPTS] ?? []),
      ...[
        { url: release.url, integrity: release.metadata.integrity },
        ...needed
          .flatMap(({ files: chunks }) => chunks)
          .map(({ file, integrity }) => ({ url: folderOf(release.url) + file, integrity })),
        // The loader refuses the others.
      ].filter(({ integrity }) => integrity),
      ...needed.flatMap(({ provided }) => provided).flatMap((name) => scripts[name] ?? []),
    ];
  });
  return [...new Map(files.map((file) => [file.url, file])).values()];
}
