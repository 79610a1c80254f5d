import { frameSandbox, getConfig } from '@portal/config';
import { TextView } from '../TextView';
import type { BlockHeadingLevel, Video } from '../types';
import styles from './blocks.module.css';

interface VideoViewProps extends Video {
  readonly headingLevel: BlockHeadingLevel;
}

const playerUrl = (videoId: string) => `${getConfig().videoPlayerUrl}/${encodeURIComponent(videoId)}`;

/** A video in the configured player, which loads lazily. ART-1, DWG-1. */
export function VideoView({ videoId, title, summary, headingLevel }: VideoViewProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.video}>
      <Heading>{title}</Heading>
      <p className={styles.text}>
        <TextView text={summary} />
      </p>
      <iframe
        title={`Video: ${title}`}
        src={playerUrl(videoId)}
        sandbox={frameSandbox(playerUrl(videoId), 'player')}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        className={styles.player}
      />
    </div>
  );
}
