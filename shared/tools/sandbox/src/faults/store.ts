import * as v from 'valibot';

/** Maximum time that a fault can delay a request, in milliseconds. */
export const MAX_WAIT_MS = 60_000;

const common = {
  /**
   * The call that fails: a name (`session`), a name and a subject (`getuserlicense:realdwg`,
   * `content:hoops-product/`), or a path prefix (`static:/remotes/mfe-cae/`).
   */
  call: v.pipe(
    v.string(),
    v.regex(/^[a-z_]+(:.+)?$/, 'must be a call such as session, content:hoops-product/ or static:/remotes/'),
  ),
  /** Applies only to requests with this method. Default: all methods. */
  method: v.optional(v.picklist(['GET', 'HEAD', 'POST', 'DELETE'], 'must be GET, HEAD, POST or DELETE')),
  /** Number of requests that the fault applies to before it is removed. Default: no limit. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'must be at least 1'))),
  /** Delay before the fault, in milliseconds. Default: 0. */
  delayMs: v.optional(
    v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WAIT_MS, `must be at most ${MAX_WAIT_MS}`)),
  ),
};

const status = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(200, 'must be 200 to 599'),
  v.maxValue(599, 'must be 200 to 599'),
);
const body = v.union(
  // A list is a record, too, so it comes first.
  [v.string(), v.array(v.unknown()), v.record(v.string(), v.unknown()), v.number(), v.boolean(), v.null()],
  'must be a text or JSON',
);
const contentType = v.optional(v.string());
/** Additional response headers, such as `Retry-After`. */
const headers = v.optional(v.record(v.string(), v.string()));

/** The kinds of faults. */
export const faultSchema = v.variant(
  'kind',
  [
    /** Responds with a status, and with a JSON error unless a body is given. */
    v.strictObject({
      ...common,
      kind: v.literal('status'),
      status,
      body: v.optional(body),
      contentType,
      headers,
    }),
    /** Delays the regular response. */
    v.strictObject({
      ...common,
      kind: v.literal('latency'),
      delayMs: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WAIT_MS)),
    }),
    /** Never responds; the connection is closed after {@link MAX_WAIT_MS}. */
    v.strictObject({ ...common, kind: v.literal('hang') }),
    /** Responds with another body and 200, or the given status. */
    v.strictObject({ ...common, kind: v.literal('body'), status: v.optional(status), body, contentType }),
    /** Closes the connection without a response. */
    v.strictObject({ ...common, kind: v.literal('abort') }),
    /** Starts a 200 response and closes the connection in the middle of it. */
    v.strictObject({ ...common, kind: v.literal('truncate'), body: v.optional(body), contentType }),
    /** Starts a 200 response and sends no more of it; the connection is closed after {@link MAX_WAIT_MS}. */
    v.strictObject({ ...common, kind: v.literal('stall'), body: v.optional(body), contentType }),
  ],
  'must be status, latency, hang, body, abort, truncate or stall',
);

/** A fault to inject. */
export type Fault = v.InferOutput<typeof faultSchema>;

/** An injected fault. */
interface ActiveFault {
  readonly id: number;
  readonly fault: Fault;
  /** Number of requests that it was applied to. */
  struck: number;
}

/** The properties of a request that faults are matched with. */
interface FaultRequest {
  readonly method: string;
  readonly path: string;
  readonly call?: string | undefined;
  readonly subject?: string | undefined;
}

/** The injected faults, in order of injection. */
export class FaultStore {
  #active: ActiveFault[] = [];
  #lastId = 0;

  add(fault: Fault): ActiveFault {
    const active = { id: ++this.#lastId, fault, struck: 0 };
    this.#active.push(active);
    return active;
  }

  list(): readonly ActiveFault[] {
    return this.#active;
  }

  /** Removes one fault, or all of them. Returns the number of removed faults. */
  clear(id?: number): number {
    const before = this.#active.length;
    this.#active = id === undefined ? [] : this.#active.filter((active) => active.id !== id);
    return before - this.#active.length;
  }

  /** Returns the first fault that matches a request, and counts it as applied. */
  take(target: FaultRequest): Fault | undefined {
    const active = this.#active.find(({ fault }) => matches(fault, target));
    if (active === undefined) return undefined;
    active.struck += 1;
    if (active.struck === active.fault.times) this.clear(active.id);
    return active.fault;
  }
}

function matches({ call, method }: Fault, target: FaultRequest): boolean {
  if (method !== undefined && method !== target.method) return false;
  const colon = call.indexOf(':');
  if (colon === -1) return call === target.call;
  const name = call.slice(0, colon);
  const subject = call.slice(colon + 1);
  if (name === 'static') return target.path.startsWith(subject);
  return name === target.call && (target.subject ?? '').startsWith(subject);
}
