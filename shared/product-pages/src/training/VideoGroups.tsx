import type { TrainingContent } from '@portal/api/content';
import { Accordion, AppLink } from '@portal/ui';
import { type Selection, videoSearch } from './selection';
import styles from './training.module.css';

interface VideoGroupsProps {
  readonly groups: TrainingContent;
  readonly selection: Selection;
}

type Group = TrainingContent[number];

/** The videos of a group: links, except the current one, which is plain text. TRN-4. */
function VideoList({
  group,
  groupIndex,
  selection,
}: {
  readonly group: Group;
  readonly groupIndex: number;
  readonly selection: Selection;
}) {
  return (
    <ol className={styles.videos}>
      {group.content.map((video, index) => {
        const current = groupIndex === selection.groupIndex && index === selection.index;
        return (
          <li key={video.video_id} className={styles.video}>
            {current ? (
              <span className={styles.current} aria-current="true">
                {video.name}
              </span>
            ) : (
              <AppLink to={videoSearch(groupIndex, video)} preventScrollReset>
                {video.name}
              </AppLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The groups of videos, one open at a time. The group of the selected video is open at first. TRN-3.
 */
export function VideoGroups({ groups, selection }: VideoGroupsProps) {
  const idOf = (group: Group, index: number) => `${index}-${group.group_name}`;
  const first = groups[selection.groupIndex];
  return (
    <Accordion
      items={groups.map((group, groupIndex) => ({
        id: idOf(group, groupIndex),
        title: group.group_name,
        extra: group.content.length,
        content: () => <VideoList group={group} groupIndex={groupIndex} selection={selection} />,
      }))}
      defaultOpenId={first && idOf(first, selection.groupIndex)}
    />
  );
}
