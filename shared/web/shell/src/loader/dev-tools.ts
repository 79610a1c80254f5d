import type { RemoteRelease } from '@portal/contract';

/** A module that a part provides or requires. */
interface SharedInfo {
  readonly sharedName: string;
  readonly version: string;
}

/**
 * What the browser extension of Module Federation reads of a part, as far as this portal has it: `GlobalModuleInfo` of
 * the run time. The run time fills that only for hosts that read manifests; this one reads its registry.
 */
interface ModuleInfo {
  readonly version?: string;
  readonly remoteEntry?: string;
  readonly globalName?: string;
  readonly modules?: readonly { readonly moduleName: string }[];
  /** The versions of its remotes, by name: what leads from the host to their entries. */
  readonly remotesInfo: Readonly<Record<string, { readonly matchedVersion: string }>>;
  readonly shared: readonly SharedInfo[];
}

/** Name of the host, as the run time's instance has it. */
export const HOST = 'host';

const moduleInfo = () =>
  (globalThis as unknown as { readonly __FEDERATION__: { readonly moduleInfo: Record<string, ModuleInfo> } })
    .__FEDERATION__.moduleInfo;

const sharedOf = (versions: Readonly<Record<string, string>>): SharedInfo[] =>
  Object.entries(versions).map(([sharedName, version]) => ({ sharedName, version }));

/** Shows the host and the versions of the modules that it provides to the extension. REM-7. */
export function showHost(provides: Readonly<Record<string, string>>): void {
  moduleInfo()[HOST] = { remotesInfo: {}, shared: sharedOf(provides) };
}

/** A remote that was loaded. */
export interface ShownRemote {
  readonly name: string;
  readonly release: RemoteRelease;
  /** Its entry script, and the global that the script sets. */
  readonly entry: { readonly url: string; readonly global: string };
  /** Name of the module that it exposes. */
  readonly exposed: string;
}

/** Shows a remote, its version and what it requires of the host to the extension, once it is loaded. REM-7. */
export function showRemote({ name, release, entry, exposed }: ShownRemote): void {
  const { version } = release.metadata;
  const info = moduleInfo();
  info[`${name}:${version}`] = {
    version,
    remoteEntry: new URL(entry.url, window.location.href).href,
    globalName: entry.global,
    modules: [{ moduleName: exposed }],
    remotesInfo: {},
    shared: sharedOf(release.extras.portal.requires),
  };
  const host = info[HOST];
  // A name of the registry is never assigned as a property: `__proto__` would be another object.
  const remotes = [...Object.entries(host?.remotesInfo ?? {}), [name, { matchedVersion: version }] as const];
  info[HOST] = { shared: [], ...host, remotesInfo: Object.fromEntries(remotes) };
}
