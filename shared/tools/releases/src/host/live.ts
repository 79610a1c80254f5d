import * as v from 'valibot';
import { ON_CALL, ReleaseError } from '../errors';
import { goBackOnce } from '../retry';
import { type ReleaseStore, readText } from '../store/store';
import { HEADERS_JSON } from './headers';

/** Records which host release is live, that is, which one the documents at the root come from. */
export const LIVE_HOST_FILE = 'host/live.json';

/** The host's document, at the root. Every address without a rendered page has it, and pages are rendered into it. */
export const DOCUMENT = 'index.html';

const liveSchema = v.object({
  version: v.string(),
  /** Versions that were live before, latest last. Rollbacks need all of them. REL-3. */
  before: v.array(v.string()),
});

export type LiveHost = v.InferOutput<typeof liveSchema>;

/**
 * Reads which host is live; `null` if none was released.
 * @throws {ReleaseError} if the file is not valid, or was lost: it is written before the first document. REL-26.
 */
export async function readLive(store: ReleaseStore) {
  const stored = await readText(store, LIVE_HOST_FILE);
  if (stored === null) {
    // Without headers, the document is the page of something else, which a first host replaces.
    const ofHost = await Promise.all([DOCUMENT, HEADERS_JSON].map((path) => store.read(path)));
    if (ofHost.includes(null) || (await store.read(LIVE_HOST_FILE)) !== null) return null;
    throw new ReleaseError(
      `${store.location} has no ${LIVE_HOST_FILE}, but a host's ${DOCUMENT}. Put it back: ${ON_CALL}`,
    );
  }
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), liveSchema), stored.text);
  if (!result.success)
    throw new ReleaseError(
      `${LIVE_HOST_FILE} in ${store.location} is not valid. Put an earlier version of it back: ${ON_CALL}`,
    );
  return { live: result.output, tag: stored.tag };
}

/** Computes the next live host from the current one. */
export type LiveChange = (live: LiveHost | null) => LiveHost;

export const makeHostLive =
  (version: string): LiveChange =>
  (live) => {
    if (live === null) return { version, before: [] };
    if (live.version === version) return live;
    return { version, before: [...live.before, live.version] };
  };

export const rollBackHost: LiveChange = (live) => {
  if (live === null) throw new ReleaseError('There is no live host to roll back; promote one by its version');
  const version = live.before.at(-1);
  if (version === undefined)
    throw new ReleaseError(
      `host ${live.version} has no predecessor to roll back to; promote one by its version`,
    );
  return { version, before: live.before.slice(0, -1) };
};

/**
 * {@link rollBackHost}, for one change of a store: it goes back once, however often it is tried. REL-3.
 * @param withdrawn the host to take back; if another one is live, it stays. Default: the live one.
 */
export const rollBackHostOnce = (withdrawn?: string): LiveChange => {
  const goBack = goBackOnce(rollBackHost, (live: LiveHost | null) => live?.version ?? 'none');
  return (live) =>
    live !== null && withdrawn !== undefined && live.version !== withdrawn ? live : goBack(live);
};
