/**
 * Messages of Player.js, the protocol that embedded players of several vendors speak over `postMessage`. A player
 * that does not speak it plays as before; the portal then knows only which videos were chosen.
 */
const CONTEXT = 'player.js';
const VERSION = '0.0.11';

/** What a player tells. */
export type PlayerMessage =
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
export function parsePlayerMessage(data: unknown): PlayerMessage | null {
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
export const playerCommand = (method: string, value: string | number): string =>
  JSON.stringify({ context: CONTEXT, version: VERSION, method, value, listener: `portal-${value}` });
