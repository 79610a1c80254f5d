import type { TrainingContent } from '@portal/api/content';

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
