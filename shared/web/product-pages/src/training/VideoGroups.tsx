import type { TrainingContent } from '@portal/api/content';
import { countOf, partOf } from '@portal/catalog';
import { Accordion, AppLink, EmptyState, Icon, Stack, useHydrated, VisuallyHidden } from '@portal/ui';
import { useSearchParams } from '@portal/ui/router';
import { useId } from 'react';
import { useTypedText } from '../state/use-typed-text';
import { type Selection, type Video, videoSearch } from './selection';
import styles from './training.module.css';

/** A group with the videos that match; its index is the one in the content. */
interface FilteredGroup {
  readonly groupIndex: number;
  readonly name: string;
  readonly videos: readonly Video[];
}

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The groups with a video whose name, or group's name, contains every word; `null` for a blank text. TRN-10. */
function filterVideos(groups: TrainingContent, text: string): readonly FilteredGroup[] | null {
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

const PARAM = 'q';

/** The text of the filter, kept in the address. TRN-10. */
function useFilterText(): ReturnType<typeof useTypedText> {
  const [parameters, setParameters] = useSearchParams();
  return useTypedText(parameters.get(PARAM) ?? '', (text) => {
    // The present address: a video that was chosen just before may not have rendered.
    const changed = new URLSearchParams(window.location.search);
    if (text === '') changed.delete(PARAM);
    else changed.set(PARAM, text);
    setParameters(changed, { replace: true, preventScrollReset: true });
  });
}

interface VideoFilterProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The number of videos that match; `null` without a filter. */
  readonly found: number | null;
  readonly total: number;
}

/** Filters the videos by their names, and says how many there are. TRN-10. */
function VideoFilter({ text, onChange, found, total }: VideoFilterProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Filter videos</label>
      <input id={id} type="search" value={text} onChange={(event) => onChange(event.target.value)} />
      <span role="status">{found === null ? '' : partOf(found, total, 'video')}</span>
    </div>
  );
}

interface VideoGroupsProps {
  readonly groups: TrainingContent;
  readonly selection: Selection;
  readonly watched: ReadonlySet<string>;
}

interface VideoListProps extends Omit<VideoGroupsProps, 'groups'> {
  readonly videos: readonly Video[];
  readonly groupIndex: number;
}

/** Videos of a group: links, except the current one, which is plain text. A mark says which were watched. TRN-4, MISS-5. */
function VideoList({ videos, groupIndex, selection, watched }: VideoListProps) {
  const [parameters] = useSearchParams();
  if (videos.length === 0) return <EmptyState title="This group has no videos yet." />;
  return (
    <ol className={styles.videos}>
      {videos.map((video, index) => {
        const isCurrent = groupIndex === selection.groupIndex && video.video_id === selection.video.video_id;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: content may list a video twice; the id, because a filter moves videos
          <li key={index + video.video_id} className={styles.video}>
            {isCurrent ? (
              <span className={styles.current} aria-current="true">
                {video.name}
              </span>
            ) : (
              <AppLink to={videoSearch(groupIndex, video, parameters)} preventScrollReset>
                {video.name}
              </AppLink>
            )}
            {watched.has(video.video_id) && (
              <span className={styles.mark}>
                <Icon name="success" size={18} />
                <VisuallyHidden>Watched</VisuallyHidden>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type Group = TrainingContent[number];

/** How much of a group was watched; the number of its videos if none was. TRN-8, UI-11. */
function groupProgress({ content }: Group, watched: ReadonlySet<string>): string {
  const count = content.filter(({ video_id }) => watched.has(video_id)).length;
  return count === 0 ? countOf(content.length, 'video') : `${partOf(count, content.length, 'video')} watched`;
}

/** The groups of videos, one open at a time. The group of the selected video is open at first. TRN-3. */
function GroupAccordion({ groups, selection, watched }: VideoGroupsProps) {
  const idOf = (group: Group, index: number) => `${index}-${group.group_name}`;
  const first = groups[selection.groupIndex];
  return (
    <Accordion
      items={groups.map((group, groupIndex) => ({
        id: idOf(group, groupIndex),
        title: group.group_name,
        extra: groupProgress(group, watched),
        content: () => (
          <VideoList videos={group.content} groupIndex={groupIndex} selection={selection} watched={watched} />
        ),
      }))}
      defaultOpenId={first && idOf(first, selection.groupIndex)}
    />
  );
}

interface FoundVideosProps extends Omit<VideoGroupsProps, 'groups'> {
  readonly groups: readonly FilteredGroup[];
}

/** The videos that match the filter, all at once. */
function FoundVideos({ groups, selection, watched }: FoundVideosProps) {
  if (groups.length === 0) return <EmptyState icon="search" title="No video matches." />;
  return groups.map(({ groupIndex, name, videos }) => (
    <section key={groupIndex} className={styles.found}>
      <h2>{name}</h2>
      <VideoList videos={videos} groupIndex={groupIndex} selection={selection} watched={watched} />
    </section>
  ));
}

/** The list of videos: in groups, or those that match the filter. TRN-3, TRN-10. */
export function VideoGroups({ groups, selection, watched }: VideoGroupsProps) {
  const [text, setText] = useFilterText();
  // A prerendered page knows no history: what was watched last opens its group once React has taken over.
  const isHydrated = useHydrated();
  const total = groups.reduce((sum, { content }) => sum + content.length, 0);
  const found = filterVideos(groups, text);
  return (
    <Stack gap={3}>
      {total > 1 && (
        <VideoFilter
          text={text}
          onChange={setText}
          found={found === null ? null : found.reduce((sum, { videos }) => sum + videos.length, 0)}
          total={total}
        />
      )}
      {found === null ? (
        <GroupAccordion
          key={isHydrated ? 'hydrated' : 'prerendered'}
          groups={groups}
          selection={selection}
          watched={watched}
        />
      ) : (
        <FoundVideos groups={found} selection={selection} watched={watched} />
      )}
    </Stack>
  );
}
