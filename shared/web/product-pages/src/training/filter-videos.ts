import type { TrainingContent } from '@portal/api/content';
import type { Video } from './selection';

/** A group with the videos that match; its index is the one in the content. */
export interface FilteredGroup {
  readonly groupIndex: number;
  readonly name: string;
  readonly videos: readonly Video[];
}

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The groups with a video whose name, or group's name, contains every word; `null` for a blank text. TRN-10. */
export function filterVideos(groups: TrainingContent, text: string): readonly FilteredGroup[] | null {
  const wanted = words(text);
  if (wanted.length === 0) return null;
  return groups
    .map(({ group_name: name, content }, groupIndex) => ({
      groupIndex,
      name,
      videos: content.filter((video) => {
        const searched = `${name} ${video.name}`.toLowerCase();
        return wanted.every((word) => searched.includes(word));
      }),
    }))
    .filter(({ videos }) => videos.length > 0);
}
