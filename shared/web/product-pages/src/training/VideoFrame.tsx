import { frameSandbox, getConfig } from '@portal/config';
import { Select } from '@portal/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Video } from './selection';
import styles from './training.module.css';

/**
 * Messages of Player.js, the protocol that embedded players of several vendors speak over `postMessage`. A player
 * that does not speak it plays as before; the portal then knows only which videos were chosen.
 */
const CONTEXT = 'player.js';
const VERSION = '0.0.11';

/** What a player tells. */
type PlayerMessage =
  | { readonly kind: 'ready'; readonly methods: readonly string[] }
  /** In seconds. */
  | { readonly kind: 'position'; readonly seconds: number; readonly duration: number }
  | { readonly kind: 'ended' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parseData(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null; // Not a message of this protocol.
  }
}

/** Parses the data of a message event; `null` if it is none of these messages. */
function parsePlayerMessage(data: unknown): PlayerMessage | null {
  const message = parseData(data);
  if (!isRecord(message) || message.context !== CONTEXT) return null;
  const value = isRecord(message.value) ? message.value : {};
  switch (message.event) {
    case 'ready': {
      const methods = Array.isArray(value.methods) ? value.methods : [];
      return { kind: 'ready', methods: methods.filter((method) => typeof method === 'string') };
    }
    case 'timeupdate': {
      const [seconds, duration] = [Number(value.seconds), Number(value.duration)];
      return seconds >= 0 && duration > 0 ? { kind: 'position', seconds, duration } : null;
    }
    case 'ended':
      return { kind: 'ended' };
    default:
      return null;
  }
}

/** A command for a player, as the data of a message. */
const playerCommand = (method: string, value: string | number): string =>
  JSON.stringify({ context: CONTEXT, version: VERSION, method, value, listener: `portal-${value}` });

/** Playback rates; 1 is normal. */
const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The speed of the video, for players that can be told. TRN-8. */
function PlaybackSpeed({ onChange }: { readonly onChange: (rate: number) => void }) {
  const [rate, setRate] = useState<(typeof RATES)[number]>(1);
  return (
    <Select
      className={styles.speed}
      label="Speed"
      labelPosition="beside"
      options={RATES.map((value) => ({ value, label: `${value}×` }))}
      value={rate}
      onChange={(value) => {
        setRate(value);
        onChange(value);
      }}
    />
  );
}

interface VideoFrameProps {
  readonly video: Video;
  /** Where to go on, in seconds. */
  readonly startAt: number;
  /** The player tells its position, in seconds. */
  readonly onPosition: (seconds: number) => void;
  /** The video has been played to its end, or nearly so. */
  readonly onWatched: () => void;
  /** The player tells what it does. */
  readonly onReady: () => void;
}

/** The part of a video after which it counts as watched: credits are skipped. */
const WATCHED_PART = 0.95;

/** The player's URL, with the video's id as a path segment. TRN-2. */
const playerUrl = (video: Video) => `${getConfig().videoPlayerUrl}/${encodeURIComponent(video.video_id)}`;

/**
 * The embedded player. Its own keys, captions and other controls work inside the frame; what it tells by messages is
 * remembered, and it is asked to go on where the visitor stopped. TRN-2, TRN-8.
 */
export function VideoFrame({ video, startAt, onPosition, onWatched, onReady }: VideoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [methods, setMethods] = useState<readonly string[]>([]);

  // Told once for each time that the end is reached: the visitor may take the mark back while the credits play.
  const isAtEnd = useRef(false);
  const noteEnd = (isThere: boolean) => {
    if (isThere && !isAtEnd.current) onWatched();
    isAtEnd.current = isThere;
  };

  // The player's origin is not known: one of the portal's own origin is sandboxed without it. Commands are no secret.
  const send = (method: string, value: string | number) =>
    frame.current?.contentWindow?.postMessage(playerCommand(method, value), '*');

  const onMessage = useEffectEvent(({ source, data }: MessageEvent) => {
    if (source === null || source !== frame.current?.contentWindow) return;
    const message = parsePlayerMessage(data);
    if (message === null) return;
    switch (message.kind) {
      case 'ready':
        setMethods(message.methods);
        onReady();
        send('addEventListener', 'timeupdate');
        send('addEventListener', 'ended');
        if (startAt > 0) send('setCurrentTime', startAt);
        break;
      case 'position':
        onPosition(message.seconds);
        noteEnd(message.seconds >= message.duration * WATCHED_PART);
        break;
      case 'ended':
        onPosition(0);
        noteEnd(true);
    }
  });
  const onMount = useEffectEvent(() => send('addEventListener', 'ready'));

  useEffect(() => {
    window.addEventListener('message', onMessage);
    // A prerendered frame may have been ready before this code was.
    onMount();
    return () => window.removeEventListener('message', onMessage);
  }, []);

  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={playerUrl(video)}
        sandbox={frameSandbox(playerUrl(video), 'player')}
        title={video.name}
        allow="fullscreen; picture-in-picture"
      />
      {methods.includes('setPlaybackRate') && (
        <PlaybackSpeed onChange={(rate) => send('setPlaybackRate', rate)} />
      )}
    </>
  );
}
