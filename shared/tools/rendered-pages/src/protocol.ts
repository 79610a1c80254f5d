/** The messages between the release tool and a process that runs the code of a release. Each is a line of JSON. */
import type { RemoteDescription } from '@portal/contract';
import * as v from 'valibot';

/** The portal that pages are of. */
export interface PortalSettings {
  /** Its origin, such as `https://portal.example`. */
  readonly portal: string;
  /** Text of its configuration document. */
  readonly config: string;
}

/** The description of a remote, for rendering. */
export type RemoteInfo = Pick<RemoteDescription, 'name' | 'title' | 'owns'>;

/** To the process itself, before it runs any code of a release. */
export interface Boot {
  /** Text of the realm's script. */
  readonly realm: string;
  /** The code of the releases: `host`, and the `remote` if there is one. */
  readonly code: Readonly<Record<string, string>>;
}

/** What the realm is asked for, one thing at a time. */
export type RealmRequest =
  /** The remote is absent in the process that renders the host's own pages. */
  | (PortalSettings & { readonly kind: 'setup'; readonly remote?: RemoteInfo | undefined })
  | { readonly kind: 'list' }
  | { readonly kind: 'render'; readonly path: string };

/** A message to the realm. */
export type ToRealm =
  | RealmRequest
  /** To `read`; `null` if there was none. */
  | { readonly kind: 'response'; readonly id: number; readonly response: ReadResponse | null };

export interface ReadResponse {
  readonly status: number;
  readonly body: string;
}

/** Printed in a terminal, which obeys control characters. */
const reason = v.pipe(
  v.string(),
  v.maxLength(10_000),
  v.transform((text) => text.replace(/[^\P{Cc}\n]/gu, ' ')),
);

const fromRealmSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('listed'), paths: v.pipe(v.array(v.string()), v.readonly()) }),
  v.object({ kind: v.literal('page'), head: v.string(), html: v.string() }),
  /** The address has no page of its own. */
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('failed'), reason }),
  /** The code asks for a URL, before it answers. */
  v.object({ kind: v.literal('read'), id: v.number(), url: v.string() }),
]);

/** From the realm, that is from the code of a release: it may say anything, also in the name of its own process. */
export type FromRealm = Readonly<v.InferOutput<typeof fromRealmSchema>>;

/** The addresses of a part's public pages, or why it cannot list them. */
export type PagesOfPart = Extract<FromRealm, { kind: 'listed' | 'failed' }>;

/** A page, or why there is none. */
export type Rendered = Extract<FromRealm, { kind: 'page' | 'none' | 'failed' }>;

/** Reads a line of a process. @returns `undefined` if it is no message. */
export function parseMessage(line: string): FromRealm | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), fromRealmSchema), line);
  return result.success ? result.output : undefined;
}
