import * as v from 'valibot';

/** Number of entries that are kept per kind. */
const MAX_ENTRIES = 200;

/** A received message with its number and the time when it was received. */
export interface Received<T> {
  readonly id: number;
  /** An ISO 8601 date and time. */
  readonly received: string;
  readonly content: T;
}

/** The latest entries of one kind, newest last. When it is full, the oldest entry is removed. */
class RingBuffer<T> {
  #entries: Received<T>[] = [];
  #lastId = 0;

  add(content: T, received: Date): Received<T> {
    const entry = { id: ++this.#lastId, received: received.toISOString(), content };
    this.#entries = [...this.#entries, entry].slice(-MAX_ENTRIES);
    return entry;
  }

  list(): readonly Received<T>[] {
    return this.#entries;
  }

  /** Removes all entries. @returns their number. */
  clear(): number {
    const count = this.#entries.length;
    this.#entries = [];
    return count;
  }
}

const details = v.record(v.string(), v.unknown());

/** A message from the tracker. TRK-1. */
export const trackingMessage = v.variant('type', [
  v.object({ type: v.literal('identify'), identity: details }),
  v.object({
    type: v.literal('event'),
    name: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    properties: details,
  }),
]);

export type TrackingMessage = v.InferOutput<typeof trackingMessage>;

/** An envelope from the error reporter, with its items. OBS-5. */
export interface ErrorEnvelope {
  readonly project: string;
  readonly header: Readonly<Record<string, unknown>>;
  readonly items: readonly { readonly type: string; readonly payload: unknown }[];
}

/** Everything that the portal reported, for manual inspection and for tests. */
export class Inbox {
  readonly tracking = new RingBuffer<TrackingMessage>();
  readonly errors = new RingBuffer<ErrorEnvelope>();
  /** What users wrote in the feedback dialog. */
  readonly feedback = new RingBuffer<object>();
  /** Messages from the contact form. */
  readonly contact = new RingBuffer<object>();

  clear(): void {
    for (const buffer of [this.tracking, this.errors, this.feedback, this.contact]) buffer.clear();
  }
}
