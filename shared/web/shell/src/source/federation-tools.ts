import type { SourceInspector } from './remote-status';

/** What Module Federation's browser extension knows of a module. */
interface ModuleInfo {
  readonly version: string;
  /** The modules of the host that it consumes. */
  readonly shared: readonly { readonly sharedName: string; readonly version: string }[];
  /** The remotes that it has loaded, by name. */
  readonly remotesInfo: Readonly<Record<string, { readonly matchedVersion: string }>>;
}

/** The part of the run time's global that the portal writes. */
export interface FederationGlobal {
  readonly moduleInfo: Record<string, ModuleInfo | undefined>;
}

/**
 * Shows the loaded remotes to Module Federation's browser extension, now and when others are loaded. The run time does so
 * itself only for remotes that it finds by their manifests, which the portal does not request. REM-7.
 * @returns a function that stops watching.
 */
export function showToFederationTools({ remoteStatus, singletons }: SourceInspector): () => void {
  const show = () => {
    const federation = Reflect.get(globalThis, '__FEDERATION__') as FederationGlobal | undefined;
    // The run time starts with the first remote.
    if (federation === undefined) return;
    const remotesInfo: Record<string, { matchedVersion: string }> = {};
    for (const [name, status] of Object.entries(remoteStatus.getState())) {
      if (status.kind !== 'ready') continue;
      const { version } = status;
      const shared = singletons(name).map(({ module, version: of }) => ({ sharedName: module, version: of }));
      federation.moduleInfo[`${name}:${version}`] = { version, shared, remotesInfo: {} };
      remotesInfo[name] = { matchedVersion: version };
    }
    federation.moduleInfo.host = { version: '', shared: [], remotesInfo };
  };
  show();
  return remoteStatus.subscribe(show);
}
