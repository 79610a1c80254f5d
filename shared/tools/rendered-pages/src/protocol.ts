/** The messages between the release tool and the process that runs the code of releases. */

/** The code of a remote's release for rendering. */
interface RemoteCode {
  readonly name: string;
  readonly title: string;
  readonly owns: readonly string[];
  /** Text of its `render.cjs`. */
  readonly script: string;
}

/** What a process needs to render pages. */
export interface RendererSetup {
  /** Origin of the portal, such as `https://portal.example`. */
  readonly portal: string;
  /** Text of the configuration document. */
  readonly config: string;
  /** Text of the host's `render.cjs`. */
  readonly host: string;
  readonly remotes: readonly RemoteCode[];
}

/** A page, or why there is none. */
export type Rendered =
  | { readonly kind: 'page'; readonly head: string; readonly html: string }
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** To the process. */
export type ToRenderer =
  | { readonly kind: 'setup'; readonly setup: RendererSetup }
  | { readonly kind: 'list' }
  | { readonly kind: 'render'; readonly path: string }
  /** The response to `read`; `null` if there was none. */
  | {
      readonly kind: 'response';
      readonly id: number;
      readonly response: { readonly status: number; readonly body: string } | null;
    };

/** The addresses of a part's public pages, or why it cannot list them. */
export type PagesOfPart =
  | { readonly kind: 'listed'; readonly paths: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** By the name of the part that renders them. */
export type PagesByPart = Readonly<Record<string, PagesOfPart>>;

/** From the process. */
export type FromRenderer =
  /** Waits for `setup`. */
  | { readonly kind: 'started' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'listed'; readonly pages: PagesByPart }
  | { readonly kind: 'rendered'; readonly page: Rendered }
  /** The code asks for a URL. */
  | { readonly kind: 'read'; readonly id: number; readonly url: string }
  /** The last request failed. */
  | { readonly kind: 'failed'; readonly reason: string };
