/** The messages between the release tool and a process that runs the code of a release. Each is a line of JSON. */
import * as v from 'valibot';

/** The description of a remote, for rendering. */
export interface RemoteInfo {
  readonly name: string;
  readonly title: string;
  readonly owns: readonly string[];
}

/** What a process needs to render the pages of one part. Its code is compiled before. */
export interface RendererSetup {
  /** Origin of the portal, such as `https://portal.example`. */
  readonly portal: string;
  /** Text of the configuration document. */
  readonly config: string;
  /** The remote; absent in the process that renders the host's own pages. */
  readonly remote?: RemoteInfo | undefined;
}

/** To the process itself, before it runs any code of a release. */
export interface Boot {
  /** Text of the realm's script. */
  readonly realm: string;
  /** The code of the releases: `host`, and the `remote` if there is one. */
  readonly code: Readonly<Record<string, string>>;
}

/** To the realm. */
export type ToRealm =
  | { readonly kind: 'setup'; readonly setup: RendererSetup }
  | { readonly kind: 'list' }
  | { readonly kind: 'render'; readonly path: string }
  /** The response to `read`; `null` if there was none. */
  | {
      readonly kind: 'response';
      readonly id: number;
      readonly response: { readonly status: number; readonly body: string } | null;
    };

/** Printed in a terminal, which obeys control characters. */
const reason = v.pipe(
  v.string(),
  v.maxLength(10_000),
  v.transform((text) => text.replace(/[^\P{Cc}\n]/gu, ' ')),
);

const renderedSchema = v.variant('kind', [
  v.object({ kind: v.literal('page'), head: v.string(), html: v.string() }),
  v.object({ kind: v.literal('none'), reason }),
  v.object({ kind: v.literal('failed'), reason }),
]);
const pagesSchema = v.variant('kind', [
  v.object({ kind: v.literal('listed'), paths: v.array(v.string()) }),
  v.object({ kind: v.literal('failed'), reason }),
]);

/** A page, or why there is none. */
export type Rendered = Readonly<v.InferOutput<typeof renderedSchema>>;

/** The addresses of a part's public pages, or why it cannot list them. */
export type PagesOfPart =
  | { readonly kind: 'listed'; readonly paths: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

const fromRealmSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('listed'), pages: pagesSchema }),
  v.object({ kind: v.literal('rendered'), page: renderedSchema }),
  /** The code asks for a URL. */
  v.object({ kind: v.literal('read'), id: v.number(), url: v.string() }),
  /** The last request failed. */
  v.object({ kind: v.literal('failed'), reason }),
]);

/** From the realm, that is from the code of a release: it may say anything, also in the name of its own process. */
export type FromRealm =
  | { readonly kind: 'ready' }
  | { readonly kind: 'listed'; readonly pages: PagesOfPart }
  | { readonly kind: 'rendered'; readonly page: Rendered }
  | { readonly kind: 'read'; readonly id: number; readonly url: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Reads a line of a process. @returns `undefined` if it is no message. */
export function parseMessage(line: string): FromRealm | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), fromRealmSchema), line);
  return result.success ? result.output : undefined;
}

/** What a process says of itself, before it runs any code of a release. */
export type FromProcess =
  /** Waits for its limits, then for `Boot`. */
  | { readonly kind: 'started' }
  /** Its own attempts to do what it must not. */
  | { readonly kind: 'confined'; readonly leaks: readonly string[] };
