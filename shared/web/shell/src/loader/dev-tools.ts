import type { RemoteRelease } from '@portal/contract';

/**
 * What the browser extension of Module Federation reads of a part: its `GlobalModuleInfo`. The run time fills that only
 * for hosts that read manifests; this one reads its registry.
 */
interface ModuleInfo {
  readonly version: string;
  readonly buildVersion: string;
  readonly remoteEntry?: string;
  readonly remoteEntryType?: 'var';
  readonly globalName?: string;
  readonly publicPath?: string;
  readonly modules: readonly { readonly moduleName: string; readonly modulePath: string }[];
  /** The versions of its remotes, by name: what leads from the host to their entries. */
  readonly remotesInfo: Readonly<Record<string, { readonly matchedVersion: string }>>;
  readonly consumerList: readonly string[];
  readonly shared: readonly {
    readonly sharedName: string;
    readonly version: string;
    readonly shareConfig?: { readonly singleton: boolean; readonly requiredVersion: string };
  }[];
}

/** Name of the host, as the run time's instance has it. */
export const HOST = 'host';

interface FederationGlobal {
  moduleInfo: Record<string, ModuleInfo>;
}

const moduleInfo = (): Record<string, ModuleInfo> =>
  (globalThis as unknown as { readonly __FEDERATION__: FederationGlobal }).__FEDERATION__.moduleInfo;

/** Shows the host and the modules that it provides to the extension. */
export function showHost(provided: Readonly<Record<string, { readonly version: string }>>): void {
  moduleInfo()[HOST] = {
    version: '',
    buildVersion: '',
    modules: [],
    remotesInfo: {},
    consumerList: [],
    shared: Object.entries(provided).map(([sharedName, { version }]) => ({
      sharedName,
      version,
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
    })),
  };
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

/** Shows a remote, its version and what it takes from the host to the extension, once it is loaded. */
export function showRemote({ name, release, entry, exposed }: ShownRemote): void {
  const { version } = release.metadata;
  const remoteEntry = new URL(entry.url, window.location.href).href;
  const info = moduleInfo();
  const host = info[HOST];
  info[`${name}:${version}`] = {
    version,
    buildVersion: version,
    remoteEntry,
    remoteEntryType: 'var',
    globalName: entry.global,
    publicPath: remoteEntry.slice(0, remoteEntry.lastIndexOf('/') + 1),
    modules: [{ moduleName: exposed, modulePath: `./${exposed}` }],
    remotesInfo: {},
    consumerList: [HOST],
    shared: Object.entries(release.extras.portal.requires).map(([sharedName, range]) => ({
      sharedName,
      version: range,
      shareConfig: { singleton: true, requiredVersion: range },
    })),
  };
  if (host === undefined) return;
  const remotes = [...Object.entries(host.remotesInfo), [name, { matchedVersion: version }] as const];
  // A name of the registry is never assigned as a property: `__proto__` would be another object.
  info[HOST] = { ...host, remotesInfo: Object.fromEntries(remotes) };
}
