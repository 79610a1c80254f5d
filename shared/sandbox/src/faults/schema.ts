import * as v from 'valibot';

/** The longest that a fault may keep a call waiting, in milliseconds. */
export const MAX_WAIT_MS = 60_000;

const common = {
  /**
   * The call that fails: its name (`session`), its name and what it is about (`getuserlicense:realdwg`,
   * `content:hoops-product/`), or the beginning of any address (`static:/remotes/mfe-cae/`).
   */
  call: v.pipe(
    v.string(),
    v.regex(/^[a-z_]+(:.+)?$/, 'must be a call such as session, content:hoops-product/ or static:/remotes/'),
  ),
  /** Fails only calls of this method. */
  method: v.optional(v.picklist(['GET', 'HEAD', 'POST', 'DELETE'], 'must be GET, HEAD, POST or DELETE')),
  /** How often the fault strikes before it is gone; without it, until it is cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'must be at least 1'))),
  /** Milliseconds to wait first. */
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
  [v.string(), v.record(v.string(), v.unknown()), v.array(v.unknown())],
  'must be a text or JSON',
);
const contentType = v.optional(v.string());
/** More headers of the answer, such as `Retry-After`. */
const headers = v.optional(v.record(v.string(), v.string()));

/** Ways to fail, by `kind`. */
export const faultSchema = v.variant(
  'kind',
  [
    /** Answers with a status, and with a JSON error unless a body is given. */
    v.object({ ...common, kind: v.literal('status'), status, body: v.optional(body), contentType, headers }),
    /** Answers late, but right. */
    v.object({
      ...common,
      kind: v.literal('latency'),
      delayMs: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WAIT_MS)),
    }),
    /** Never answers; the connection is cut after {@link MAX_WAIT_MS}. */
    v.object({ ...common, kind: v.literal('hang') }),
    /** Answers 200, or the given status, with another body. */
    v.object({ ...common, kind: v.literal('body'), status: v.optional(status), body, contentType }),
    /** Cuts the connection without an answer. */
    v.object({ ...common, kind: v.literal('abort') }),
    /** Begins an answer of 200 and cuts the connection in the middle of it. */
    v.object({ ...common, kind: v.literal('truncate'), body: v.optional(body), contentType }),
  ],
  'must be status, latency, hang, body, abort or truncate',
);

/** A failure that the sandbox was told to make. */
export type Fault = v.InferOutput<typeof faultSchema>;
