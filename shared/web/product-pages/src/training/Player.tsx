import { Button, VisuallyHidden } from '@portal/ui';
import { useNavigate, useSearchParams } from '@portal/ui/router';
import { useEffect, useRef } from 'react';
import type { useHistory } from './history';
import { isNextOf, type Selection, type Video, videoSearch } from './selection';
import styles from './training.module.css';
import { VideoFrame } from './VideoFrame';

interface PlayerProps {
  readonly selection: Selection;
  readonly history: ReturnType<typeof useHistory>;
}

/**
 * Moves the focus to the player when another video is shown and the control that chose it is gone: the link is plain
 * text now, or the button has no further video. On a narrow screen this scrolls to the player. Otherwise the title is
 * announced. TRN-9.
 * @returns the refs of the player and of an empty `status`.
 */
function useFocusOnChange(video: Selection['video'], groupIndex: number) {
  const player = useRef<HTMLElement>(null);
  const announcement = useRef<HTMLSpanElement>(null);
  const shown = useRef(`${groupIndex} ${video.video_id}`);
  useEffect(() => {
    const current = `${groupIndex} ${video.video_id}`;
    if (shown.current === current) return;
    shown.current = current;
    const keepsFocus = document.activeElement !== null && document.activeElement !== document.body;
    // No state: nothing else depends on it.
    if (announcement.current) announcement.current.textContent = keepsFocus ? video.name : '';
    if (keepsFocus) return;
    player.current?.focus({ preventScroll: true });
    player.current?.scrollIntoView({ block: 'nearest' });
  }, [video, groupIndex]);
  return { player, announcement };
}

/** What is known of playing the shown video. */
interface Playing {
  readonly selection: Selection;
  /** `unknown`: the player does not say what it does. */
  state: 'unknown' | 'not-played' | 'played';
}

/** Marks a video as watched when the visitor moves on to the next one and it may have been played. TRN-8. */
function useWatchedOnMovingOn(selection: Selection, onWatched: (videoId: string) => void) {
  const playing = useRef<Playing>({ selection, state: 'unknown' });
  const { video, groupIndex } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each video
  useEffect(() => {
    const { selection: left, state } = playing.current;
    if (left.video.video_id === video.video_id && left.groupIndex === groupIndex) return;
    playing.current = { selection, state: 'unknown' };
    if (state !== 'not-played' && isNextOf(selection, left)) onWatched(left.video.video_id);
  }, [video.video_id, groupIndex]);
  return playing;
}

/** The embedded player with the video's title, and buttons for the previous and next video. TRN-2, TRN-5. */
export function Player({ selection, history }: PlayerProps) {
  const { video, previous, next, groupIndex } = selection;
  const { setWatched, setLast, setPosition } = history;
  const { watched, last } = history.history;
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { player, announcement } = useFocusOnChange(video, groupIndex);
  const playing = useWatchedOnMovingOn(selection, (videoId) => setWatched(videoId, true));
  const isWatched = watched.has(video.video_id);

  const isChosen = selection.reason === 'address';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each video that the visitor chooses
  useEffect(() => {
    if (isChosen) setLast({ videoId: video.video_id, groupIndex });
  }, [isChosen, video.video_id, groupIndex]);

  const show = (other: Video) =>
    void navigate(videoSearch(groupIndex, other, parameters), { preventScrollReset: true });
  return (
    <section ref={player} className={styles.player} aria-labelledby="training-video" tabIndex={-1}>
      {/* The key creates a new iframe per video: changing `src` would add an entry to the history. */}
      <VideoFrame
        key={video.video_id}
        video={video}
        startAt={last?.videoId === video.video_id ? last.seconds : 0}
        onReady={() => {
          playing.current.state = 'not-played';
        }}
        onPosition={(seconds) => {
          if (seconds > 0) playing.current.state = 'played';
          setPosition({ videoId: video.video_id, groupIndex, seconds });
        }}
        onWatched={() => isWatched || setWatched(video.video_id, true)}
      />
      <div className={styles.bar}>
        <h2 id="training-video">{video.name}</h2>
        <VisuallyHidden>
          <span ref={announcement} role="status" />
        </VisuallyHidden>
        <div className={styles.steps}>
          <Button
            kind="text"
            icon={isWatched ? 'success' : 'check'}
            aria-pressed={isWatched}
            onClick={() => setWatched(video.video_id, !isWatched)}
          >
            {isWatched ? 'Watched' : 'Mark as watched'}
          </Button>
          {previous !== null && (
            <Button icon="chevron-left" onClick={() => show(previous)}>
              Previous
            </Button>
          )}
          {(previous ?? next) && (
            <span className={styles.next}>
              {next !== null && (
                <Button kind="primary" icon="chevron-right" onClick={() => show(next)}>
                  Next
                </Button>
              )}
            </span>
          )}
        </div>
      </div>
    </section>
  );
}
