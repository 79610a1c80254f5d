import type { TrainingContent } from '@portal/api/content';

type Group = TrainingContent[number];
export type Video = Group['content'][number];

/** The video that is shown, with its neighbors in its group. */
export interface Selection {
  readonly groupIndex: number;
  readonly index: number;
  readonly video: Video;
  /** Only above index 0 of a group with more than one. TRN-5. */
  readonly previous: Video | null;
  /** Not on the last of a group. TRN-5. */
  readonly next: Video | null;
}

const VIDEO = 'video';
const GROUP = 'group';

/** The address of a video: its id, and its group, for an id may stand in several. */
export function videoSearch(groupIndex: number, video: Video): string {
  return `?${new URLSearchParams({ [VIDEO]: video.video_id, [GROUP]: String(groupIndex + 1) })}`;
}

const isAt = (groupIndex: number, parameters: URLSearchParams) =>
  parameters.get(GROUP) === null || parameters.get(GROUP) === String(groupIndex + 1);

/** Finds the video that an address names, else the first one; `null` when there is none at all. */
export function selectVideo(groups: TrainingContent, parameters: URLSearchParams): Selection | null {
  const places = groups.flatMap(({ content }, groupIndex) =>
    content.map((video, index) => ({ groupIndex, index, video })),
  );
  const wanted = parameters.get(VIDEO);
  const named = places.filter(({ video }) => video.video_id === wanted);
  const place = named.find(({ groupIndex }) => isAt(groupIndex, parameters)) ?? named[0] ?? places[0];
  if (place === undefined) return null;
  const content = groups[place.groupIndex]?.content ?? [];
  return {
    ...place,
    previous: content[place.index - 1] ?? null,
    next: content[place.index + 1] ?? null,
  };
}
