import { bytesOf, hashOf, ReleaseError } from '@portal/releases';
import { type ContentFiles, contentFilesFrom } from '@portal/search-index/build';
import * as v from 'valibot';

/** A response of the content service, or of the session: pages are rendered as a visitor sees them. */
interface ContentResponse {
  readonly status: number;
  readonly body: string;
  /** Of the body, or `missing`. Absent for the session, which is no content. */
  readonly hash?: string;
}

/** Reads what pages are rendered from. */
export interface ContentReader {
  /** Resolves to `null` for a URL that pages may not read. @throws {ReleaseError} if the service did not send it. */
  read(url: string): Promise<ContentResponse | null>;
  /** The same, although the response was kept. */
  readAgain(url: string): Promise<ContentResponse | null>;
}

const settingsSchema = v.object({
  siteTitle: v.string(),
  accountHost: v.string(),
  content: v.object({ apiBase: v.string(), repository: v.string(), key: v.optional(v.string()) }),
});

/** The fields of the configuration that derived files need: the site's title, and where content is. */
export type ContentSettings = v.InferOutput<typeof settingsSchema>;

/** Reads them from the text of a configuration document. @throws {ReleaseError} */
export function readContentSettings(config: string): ContentSettings {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema), config);
  if (result.success) return result.output;
  throw new ReleaseError(`The configuration is not valid: ${v.summarize(result.issues)}`);
}

/** The address of the content's files, as the configuration has it. */
export const contentFolderOf = ({ content }: ContentSettings): string =>
  `${content.apiBase}/repos/${content.repository}/contents/content-data/`;

/** An address of content. Documents list some with spaces between. */
export const CONTENT_URL = /^\S{1,2000}$/;
/** Hash of a file that does not exist. */
const MISSING = 'missing';
/** Bodies that are kept: lists and indexes, which many pages read. */
const MAX_KEPT_BODIES = 64;
const MAX_ATTEMPTS = 3;
const TIMEOUT_MS = 30_000;

/** Statuses of a service that has had enough requests for now. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);
/** The wait if a busy service names none. Unit: seconds. */
const WAIT_S = 5;
/** All waits that a service may ask for, together. Unit: milliseconds. PAGES-20. */
const MAX_WAIT_MS = 120_000;
/** What each response adds to the wait that is left: several times what it costs at the rate of the portal's own proxy. */
const WAIT_PER_RESPONSE_MS = 1_000;

/** Age up to which caches send content without revalidating it, as nginx (DEP-4) and the proxy on AWS do. Unit: seconds. */
const CACHED_S = 60;
/** Waits for a cache that revalidates what it has just sent. Unit: milliseconds. */
const REVALIDATION_MS = [100, 200, 400, 800, 1_600, 3_200];
/** Files that stay old, until it is clear that the repository fails, or that the cache keeps them for longer. */
const MAX_OLD = 5;

/** What came of a request. */
type Attempt =
  | { readonly kind: 'read'; readonly response: ContentResponse; readonly isOld: boolean }
  /** The service wants to be left alone for some milliseconds. */
  | { readonly kind: 'busy'; readonly wait: number }
  | { readonly kind: 'failed' };

const FAILED: Attempt = { kind: 'failed' };

/** Milliseconds that a busy service wants to be left alone. */
function waitOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? WAIT_S);
  return 1_000 * (Number.isFinite(seconds) ? Math.max(1, seconds) : WAIT_S);
}

/** Whether a cache sent what it has for too long, and revalidates it meanwhile: nginx says so, a CDN says the age. */
const isOldResponse = ({ headers }: Response): boolean =>
  ['STALE', 'UPDATING'].includes(headers.get('x-cache-status') ?? '') ||
  Number(headers.get('age')) > CACHED_S;

async function fetchOnce(request: typeof fetch, url: URL, headers: Record<string, string>): Promise<Attempt> {
  const response = await request(url, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body = await response.text();
  const { status } = response;
  if (BUSY.has(status)) return { kind: 'busy', wait: waitOf(response) };
  if (!response.ok && status !== 404) return FAILED;
  const hash = status === 404 ? MISSING : hashOf(bytesOf(body));
  return { kind: 'read', response: { status, body, hash }, isOld: isOldResponse(response) };
}

/** The file that an address of the contents API is of, without the branch. */
const fileOf = (url: string): string => /content-data\/[^?]*/.exec(url)?.[0] ?? url;

const sleep = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/**
 * Creates a reader of the content service and of nothing else. It waits while the service is busy,
 * and for a cache that revalidates a file. PAGES-6, PAGES-20, PAGES-22.
 * @param portal origin that relative addresses of the configuration belong to.
 * @param request sends a request. Default: `fetch`.
 */
export function createContentReader(
  portal: string,
  settings: ContentSettings,
  request: typeof fetch = fetch,
): ContentReader {
  const { accountHost, content } = settings;
  const folder = contentFolderOf(settings);
  const headers = {
    accept: 'application/json',
    ...(content.key !== undefined && { authorization: `token ${content.key}` }),
  };
  const kept = new Map<string, Promise<ContentResponse>>();

  let waitLeft = MAX_WAIT_MS;
  /** While the service is busy: the wait of all requests. */
  let pause: Promise<void> | undefined;
  /** @returns whether that much of the wait was left. */
  const waitFor = async (time: number): Promise<boolean> => {
    if (pause === undefined) {
      if (time > waitLeft) return false;
      waitLeft -= time;
      pause = sleep(time).finally(() => {
        pause = undefined;
      });
    }
    await pause;
    return true;
  };

  const readOnce = async (url: string): Promise<Extract<Attempt, { kind: 'read' }> | null> => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; ) {
      await pause;
      const read = await fetchOnce(request, new URL(url, portal), headers).catch(() => FAILED);
      if (read.kind === 'read') {
        waitLeft = Math.min(MAX_WAIT_MS, waitLeft + WAIT_PER_RESPONSE_MS);
        return read;
      }
      if (read.kind === 'failed') attempt += 1;
      else if (!(await waitFor(read.wait))) return null;
    }
    return null;
  };

  let old = 0;
  const load = async (url: string): Promise<ContentResponse> => {
    let read = await readOnce(url);
    if (read === null) throw new ReleaseError(`${fileOf(url)} could not be read`);
    for (const time of REVALIDATION_MS) {
      if (!read.isOld || old >= MAX_OLD) break;
      await sleep(time);
      read = (await readOnce(url)) ?? read;
    }
    if (read.isOld) old += 1;
    return read.response;
  };
  const reader: ContentReader = {
    async read(url) {
      if (url === `${accountHost}/session`) return { status: 200, body: '{}' };
      if (!CONTENT_URL.test(url)) return null;
      const { href } = new URL(url, portal);
      if (!href.startsWith(new URL(folder, portal).href)) return null;
      const known = kept.get(href) ?? load(url);
      kept.delete(href);
      kept.set(href, known);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT_BODIES && oldest !== undefined) kept.delete(oldest);
      return known;
    },
    readAgain(url) {
      kept.delete(new URL(url, portal).href);
      return reader.read(url);
    },
  };
  return reader;
}

/** A response of the contents API. CALL-17. */
const contentFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ content: v.string(), encoding: v.literal('base64') }),
);

/**
 * The files of the content service. A file that does not exist is `null`, one that cannot be used a problem.
 * `read` rejects with a {@link ReleaseError} where the service did not send it: what is derived then stays as it was.
 */
export const contentFilesOf = (reader: ContentReader, settings: ContentSettings): ContentFiles =>
  contentFilesFrom(
    async (path) => {
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      const response = await reader.read(`${contentFolderOf(settings)}${encoded}?ref=main`);
      return response === null || response.status === 404 ? null : response.body;
    },
    (body) => new TextDecoder().decode(Buffer.from(v.parse(contentFile, body).content, 'base64')),
  );
