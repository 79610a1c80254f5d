import { createStore, type StoreApi } from 'zustand/vanilla';
import { isRemoteLoadError, type LoadStage } from '../loader/errors';

/**
 * Why a remote comes from where it does. `fallback`: from the fallback address, or the default instead of
 * a canary that failed.
 */
export type ReleaseOrigin = 'release' | 'canary' | 'fallback' | 'override';

interface Attempt {
  readonly from: ReleaseOrigin;
  readonly version: string;
}

/** What has become of a remote on this page. One that nobody asked for yet has none. */
export type RemoteStatus =
  | (Attempt & { readonly kind: 'loading' })
  | (Attempt & { readonly kind: 'ready'; readonly milliseconds: number })
  | {
      readonly kind: 'failed';
      readonly from: ReleaseOrigin;
      /** Absent when not even that could be found out. */
      readonly version?: string | undefined;
      readonly stage: LoadStage;
      readonly reason: string;
    };

/** The remotes of this page by name. */
export type RemoteStatuses = Readonly<Record<string, RemoteStatus>>;
export type RemoteStatusStore = Pick<StoreApi<RemoteStatuses>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Keeps a record of what is loaded. */
export function createRemoteStatus() {
  const store = createStore<RemoteStatuses>(() => ({}));
  const note = (remote: string, load: RemoteStatus) => store.setState({ [remote]: load });
  return {
    record: store satisfies RemoteStatusStore as RemoteStatusStore,
    note,
    /** A failure, with the stage and the reason that the error carries. */
    failed(remote: string, from: ReleaseOrigin, error: unknown): void {
      const known = isRemoteLoadError(error);
      note(remote, {
        kind: 'failed',
        from,
        version: known ? error.part.version : undefined,
        stage: known ? error.stage : 'entry',
        reason: known ? error.reason : String(error),
      });
    },
  };
}
