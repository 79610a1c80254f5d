/** Where a visitor was last. */
export interface LastVideo {
  readonly videoId: string;
  /** From 0. */
  readonly groupIndex: number;
  /** The position in the video; 0 if the player does not tell it. */
  readonly seconds: number;
}

/** What a visitor has watched of a training, on this machine. TRN-8. */
export interface WatchHistory {
  /** Ids of videos. */
  readonly watched: ReadonlySet<string>;
  readonly last: LastVideo | null;
}

export const NO_HISTORY: WatchHistory = { watched: new Set(), last: null };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

function parseLast(value: unknown): LastVideo | null {
  if (!isRecord(value)) return null;
  const { videoId, groupIndex, seconds } = value;
  if (typeof videoId !== 'string' || !isCount(groupIndex) || !isCount(seconds)) return null;
  return { videoId, groupIndex, seconds };
}

/** Parses a stored history. What is not understood is left out: another version of the portal may have stored it. */
export function parseHistory(text: string): WatchHistory {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return NO_HISTORY; // Not written by the portal.
  }
  if (!isRecord(value)) return NO_HISTORY;
  const ids = Array.isArray(value.watched) ? value.watched : [];
  return {
    watched: new Set(ids.filter((id) => typeof id === 'string')),
    last: parseLast(value.last),
  };
}

export const formatHistory = ({ watched, last }: WatchHistory): string =>
  JSON.stringify({ watched: [...watched], last });
