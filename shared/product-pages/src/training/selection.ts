import type { TrainingContent } from '@portal/api/content';

type Group = TrainingContent[number];
export type Video = Group['content'][number];

/** The video that is shown, and the previous and next one in its group. */
export interface Selection {
  readonly groupIndex: number;
  readonly index: number;
  readonly video: Video;
  /** `null` for the first video of a group. TRN-5. */
  readonly previous: Video | null;
  /** `null` for the last video of a group. TRN-5. */
  readonly next: Video | null;
}

const VIDEO_PARAM = 'video';
const GROUP_PARAM = 'group';

/** The query string of a video: its id and its group, because an id may occur in several groups. */
export function videoSearch(groupIndex: number, video: Video): string {
  return `?${new URLSearchParams({ [VIDEO_PARAM]: video.video_id, [GROUP_PARAM]: String(groupIndex + 1) })}`;
}

const isInGroup = (groupIndex: number, parameters: URLSearchParams) =>
  parameters.get(GROUP_PARAM) === null || parameters.get(GROUP_PARAM) === String(groupIndex + 1);

/** Finds the video that the query string names, else the first one; `null` if there are no videos. */
export function selectVideo(groups: TrainingContent, parameters: URLSearchParams): Selection | null {
  const entries = groups.flatMap(({ content }, groupIndex) =>
    content.map((video, index) => ({ groupIndex, index, video })),
  );
  const videoId = parameters.get(VIDEO_PARAM);
  const matches = entries.filter(({ video }) => video.video_id === videoId);
  const entry =
    matches.find(({ groupIndex }) => isInGroup(groupIndex, parameters)) ?? matches[0] ?? entries[0];
  if (entry === undefined) return null;
  const content = groups[entry.groupIndex]?.content ?? [];
  return {
    ...entry,
    previous: content[entry.index - 1] ?? null,
    next: content[entry.index + 1] ?? null,
  };
}
