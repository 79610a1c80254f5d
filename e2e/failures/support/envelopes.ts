import type { Page } from '@playwright/test';

const RECEIVER = /\/services\/errors\/api\/\d+\/envelope\//;

/** One item of an envelope. */
export interface Item {
  readonly type: string;
  readonly payload: string;
}

/** Records the raw envelopes that a page sends to the receiver of error reports. */
export class Envelopes {
  readonly #bodies: string[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      if (RECEIVER.test(request.url())) this.#bodies.push(request.postData() ?? '');
    });
  }

  /** Everything sent, as text. Recordings are not compressed. */
  get text(): string {
    return this.#bodies.join('\n');
  }

  get items(): readonly Item[] {
    return this.#bodies.flatMap((body) => {
      const lines = body.split('\n').slice(1);
      const items: Item[] = [];
      while (lines.length > 0) {
        const header = lines.shift() ?? '';
        if (!header.startsWith('{"type"')) continue;
        const { type } = JSON.parse(header) as { readonly type: string };
        // A recording has one more line before its events.
        items.push({ type, payload: lines.splice(0, type === 'replay_recording' ? 2 : 1).join('\n') });
      }
      return items;
    });
  }

  ofType(type: string): readonly Item[] {
    return this.items.filter((item) => item.type === type);
  }
}

/** Holds envelopes with events back. @returns a function that releases them. */
export async function holdEvents(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(RECEIVER, async (route) => {
    if ((route.request().postData() ?? '').includes('{"type":"event"')) await gate;
    await route.continue();
  });
  return release;
}
