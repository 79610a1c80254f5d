import type { Page, Request } from '@playwright/test';

/** What a page asks its own origin for. */
export class Traffic {
  readonly #requests: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.#requests.push(request));
  }

  /** Paths in the order in which they were asked for. */
  get paths(): readonly string[] {
    return this.#requests.map((request) => new URL(request.url()).pathname);
  }

  /** Paths of scripts, without the hashes in their names. */
  get scripts(): readonly string[] {
    return this.paths.filter((path) => path.endsWith('.js'));
  }

  /** The remotes whose code was asked for. */
  get remotes(): readonly string[] {
    return [...new Set(this.scripts.flatMap((path) => /^\/remotes\/([^/]+)\//.exec(path)?.[1] ?? []))];
  }

  /** Bytes over the wire of what has arrived. */
  async bytes(counts: (path: string) => boolean = () => true): Promise<number> {
    const counted = this.#requests.filter((request) => counts(new URL(request.url()).pathname));
    const sizes = await Promise.all(
      counted.map(async (request) => {
        await request.response().then((response) => response?.finished());
        return (await request.sizes()).responseBodySize;
      }),
    );
    return sizes.reduce((total, size) => total + size, 0);
  }
}
