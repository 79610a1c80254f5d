import { useSearchParams } from '@portal/router';
import { AppLink, Icon, VisuallyHidden } from '@portal/ui';
import { type Selection, type Video, videoSearch } from './selection';
import styles from './training.module.css';

interface VideoListProps {
  readonly videos: readonly Video[];
  readonly groupIndex: number;
  readonly selection: Selection;
  readonly watched: ReadonlySet<string>;
}

/** Videos of a group: links, except the current one, which is plain text. A mark says which were watched. TRN-4. */
export function VideoList({ videos, groupIndex, selection, watched }: VideoListProps) {
  const [parameters] = useSearchParams();
  return (
    <ol className={styles.videos}>
      {videos.map((video) => {
        const isCurrent = groupIndex === selection.groupIndex && video.video_id === selection.video.video_id;
        return (
          <li key={video.video_id} className={styles.video}>
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
