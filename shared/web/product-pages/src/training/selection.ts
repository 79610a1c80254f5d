import type { TrainingContent } from '@portal/api/content';
import type { LastVideo } from './history';

type Group = TrainingContent[number];
export type Video = Group['content'][number];

/** An id that no player can have: as a path segment it is no video of the player, but the player's parent folder. */
const NO_VIDEO = /^\.{0,2}$/;

/**
 * The groups as the page shows them. An id has no spaces around it, because an address cannot tell them. A video without
 * an id is left out, for nothing could be played. What content leaves without a name gets one: a blank link or header
 * can be neither seen nor heard. TRN-11.
 */
export const playableGroups = (groups: TrainingContent): TrainingContent =>
  groups.map(({ group_name, content }, groupIndex) => ({
    group_name: group_name.trim() || `Group ${groupIndex + 1}`,
    content: content
      .map(({ name, video_id }, index) => ({
        name: name.trim() || `Video ${index + 1}`,
        video_id: video_id.trim(),
      }))
      .filter(({ video_id }) => !NO_VIDEO.test(video_id)),
  }));

/** The video that is shown, and the previous and next one in its group. */
export interface Selection {
  readonly groupIndex: number;
  readonly index: number;
  readonly video: Video;
  /** `null` for the first video of a group. TRN-5. */
  readonly previous: Video | null;
  /** `null` for the last video of a group. TRN-5. */
  readonly next: Video | null;
  /**
   * Why this video is shown: the address names it, it is where the visitor was last, or it is the first one. `unknown`:
   * it is the first one, because there is none that the address names. TRN-9.
   */
  readonly reason: 'address' | 'unknown' | 'history' | 'first';
}

const VIDEO_PARAM = 'video';
const GROUP_PARAM = 'group';

/** The query string of a video: its id and its group, because an id may occur in several groups; others stay. */
export function videoSearch(groupIndex: number, video: Video, parameters?: URLSearchParams): string {
  const search = new URLSearchParams(parameters);
  search.set(VIDEO_PARAM, video.video_id);
  search.set(GROUP_PARAM, String(groupIndex + 1));
  return `?${search}`;
}

/** Whether a video follows another one, in its group or as the first one of the next group. */
export const isNextOf = ({ groupIndex, index }: Selection, before: Selection): boolean =>
  groupIndex === before.groupIndex
    ? index === before.index + 1
    : before.next === null && groupIndex === before.groupIndex + 1 && index === 0;

type Entry = Pick<Selection, 'groupIndex' | 'index' | 'video'>;

/** The videos of a group, each once: an address names a video by its id, so no second one can be reached. */
function videosOf({ content }: Group): readonly Video[] {
  const ids = new Set<string>();
  return content.filter(({ video_id }) => !ids.has(video_id) && ids.add(video_id));
}

const entriesOf = (groups: TrainingContent): readonly Entry[] =>
  groups.flatMap((group, groupIndex) =>
    videosOf(group).map((video, index) => ({ groupIndex, index, video })),
  );

/** The entry of a video, in the wanted group if it is there. */
function entryOf(entries: readonly Entry[], videoId: string, group: number | null): Entry | undefined {
  const matches = entries.filter(({ video }) => video.video_id === videoId);
  return matches.find(({ groupIndex }) => groupIndex === group) ?? matches[0];
}

/** The group that the query string names, from 0; `null` if it names none. */
function groupParam(parameters: URLSearchParams): number | null {
  const group = parameters.get(GROUP_PARAM);
  return group !== null && /^\d+$/.test(group) ? Number(group) - 1 : null;
}

/** The id of the video that the query string names; empty if it names none. */
export const wantedVideo = (parameters: URLSearchParams): string => parameters.get(VIDEO_PARAM)?.trim() ?? '';

/**
 * Finds the video that the query string names, else the one that the visitor watched last, else the first one;
 * `null` if there are no videos. TRN-8, TRN-9.
 */
export function selectVideo(
  groups: TrainingContent,
  parameters: URLSearchParams,
  last: LastVideo | null,
): Selection | null {
  const entries = entriesOf(groups);
  const wanted = wantedVideo(parameters);
  const named = wanted === '' ? undefined : entryOf(entries, wanted, groupParam(parameters));
  const remembered =
    !parameters.has(VIDEO_PARAM) && last ? entryOf(entries, last.videoId, last.groupIndex) : undefined;
  const entry = named ?? remembered ?? entries[0];
  if (entry === undefined) return null;
  const neighbor = (step: 1 | -1) =>
    entries.find(({ groupIndex, index }) => groupIndex === entry.groupIndex && index === entry.index + step)
      ?.video ?? null;
  return {
    ...entry,
    previous: neighbor(-1),
    next: neighbor(1),
    reason: named ? 'address' : wanted ? 'unknown' : remembered ? 'history' : 'first',
  };
}
