import { createStore, type StoreApi } from 'zustand/vanilla';
import { isRemoteLoadError, type LoadStage } from '../loader/errors';

/**
 * Why a remote comes from where it does. `fallback`: from the fallback address, or the default instead of
 * a canary that failed.
 */
export type LoadOrigin = 'release' | 'canary' | 'fallback' | 'override';

interface Attempt {
  readonly from: LoadOrigin;
  readonly version: string;
}

/** What has become of a remote on this page. One that nobody asked for yet has none. */
export type RemoteLoad =
  | (Attempt & { readonly kind: 'loading' })
  | (Attempt & { readonly kind: 'ready'; readonly milliseconds: number })
  | {
      readonly kind: 'failed';
      readonly from: LoadOrigin;
      /** Absent when not even that could be found out. */
      readonly version?: string | undefined;
      readonly stage: LoadStage;
      readonly reason: string;
    };

/** The remotes of this page by name. */
export type RemoteLoads = Readonly<Record<string, RemoteLoad>>;
export type LoadRecord = Pick<StoreApi<RemoteLoads>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Keeps a record of what is loaded. */
export function loadRecorder() {
  const store = createStore<RemoteLoads>(() => ({}));
  const note = (remote: string, load: RemoteLoad) => store.setState({ [remote]: load });
  return {
    record: store satisfies LoadRecord as LoadRecord,
    note,
    /** A failure, with the stage and the reason that the error carries. */
    failed(remote: string, from: LoadOrigin, error: unknown): void {
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
