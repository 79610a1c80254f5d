/** How many of each kind are kept. */
const LIMIT = 200;

/** Something that arrived, with its number and time. */
export interface Received<T> {
  readonly id: number;
  readonly received: string;
  readonly content: T;
}

/** The last arrivals of one kind, newest last. */
export class RingBuffer<T> {
  #arrivals: Received<T>[] = [];
  #lastId = 0;

  add(content: T, received: Date): Received<T> {
    const arrival = { id: ++this.#lastId, received: received.toISOString(), content };
    this.#arrivals = [...this.#arrivals, arrival].slice(-LIMIT);
    return arrival;
  }

  list(): readonly Received<T>[] {
    return this.#arrivals;
  }

  clear(): number {
    const count = this.#arrivals.length;
    this.#arrivals = [];
    return count;
  }
}

/** What the tracker sent. TRK-1. */
export type TrackingMessage =
  | { readonly type: 'identify'; readonly identity: Readonly<Record<string, unknown>> }
  | { readonly type: 'event'; readonly name: string; readonly properties: Readonly<Record<string, unknown>> };

/** What the error reporter sent: one envelope with its items. OBS-5. */
export interface ErrorEnvelope {
  readonly project: string;
  readonly header: Readonly<Record<string, unknown>>;
  readonly items: readonly { readonly type: string; readonly payload: unknown }[];
}

/** A visitor's words about an error, from the feedback dialog. */
export interface Feedback {
  readonly eventId: string;
  readonly name: string;
  readonly email: string;
  readonly comments: string;
}

/** A message from the contact form. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Everything that the portal reported, for people and tests to look at. */
export class Inbox {
  readonly tracking = new RingBuffer<TrackingMessage>();
  readonly errors = new RingBuffer<ErrorEnvelope>();
  readonly feedback = new RingBuffer<Feedback>();
  readonly contact = new RingBuffer<ContactMessage>();

  clear(): void {
    for (const tray of [this.tracking, this.errors, this.feedback, this.contact]) tray.clear();
  }
}
