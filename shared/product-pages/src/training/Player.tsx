import { frameSandbox, getConfig } from '@portal/config';
import { useNavigate } from '@portal/router';
import { Button } from '@portal/ui';
import { type Selection, type Video, videoSearch } from './selection';
import styles from './training.module.css';

/** The player's URL, with the video's id as a path segment. TRN-2. */
const playerUrl = (video: Video) => `${getConfig().videoPlayerUrl}/${encodeURIComponent(video.video_id)}`;

/** The embedded player with the video's title, and buttons for the previous and next video. TRN-2, TRN-5. */
export function Player({ selection }: { readonly selection: Selection }) {
  const { video, previous, next, groupIndex } = selection;
  const navigate = useNavigate();
  const show = (other: Video) => void navigate(videoSearch(groupIndex, other), { preventScrollReset: true });
  return (
    <section className={styles.player} aria-labelledby="training-video">
      {/* The key creates a new iframe per video: changing `src` would add an entry to the history. */}
      <iframe
        key={video.video_id}
        className={styles.frame}
        src={playerUrl(video)}
        sandbox={frameSandbox(playerUrl(video), 'player')}
        title={video.name}
        allow="fullscreen"
      />
      <div className={styles.bar}>
        <h2 id="training-video">{video.name}</h2>
        <div className={styles.steps}>
          {previous !== null && (
            <Button icon="chevron-left" onClick={() => show(previous)}>
              Previous
            </Button>
          )}
          {next !== null && (
            <Button kind="primary" icon="chevron-right" onClick={() => show(next)}>
              Next
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
