import type { Page, Request } from '@playwright/test';

/** Records the requests of a page. */
export class Traffic {
  readonly #requests: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.#requests.push(request));
  }

  /** Paths, in order of request. */
  get paths(): readonly string[] {
    return this.#requests.map((request) => new URL(request.url()).pathname);
  }

  /** Paths of scripts, in order of request. */
  get scripts(): readonly string[] {
    return this.paths.filter((path) => path.endsWith('.js'));
  }

  get remotes(): readonly string[] {
    return [...new Set(this.scripts.flatMap((path) => /^\/remotes\/([^/]+)\//.exec(path)?.[1] ?? []))];
  }

  /** Transferred bytes of the responses, without headers. Waits until each response has finished. */
  async bytes(includes: (path: string) => boolean = () => true): Promise<number> {
    const counted = this.#requests.filter((request) => includes(new URL(request.url()).pathname));
    const sizes = await Promise.all(
      counted.map(async (request) => {
        await request.response().then((response) => response?.finished());
        return (await request.sizes()).responseBodySize;
      }),
    );
    return sizes.reduce((total, size) => total + size, 0);
  }
}
