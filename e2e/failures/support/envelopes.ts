import type { Page, Request } from '@playwright/test';
import { parseEnvelope } from '@sentry/core';
import { hold } from '../../support/held-start';

const RECEIVER = /\/services\/errors\/api\/\d+\/envelope\//;

/** One item of an envelope. */
export interface Item {
  readonly type: string;
  /** Decoded JSON; the text of a recording. */
  readonly payload: unknown;
}

/** The items of the envelope that a request sends; none if it sends no envelope. */
function sentItems(request: Request): readonly Item[] {
  const body = RECEIVER.test(request.url()) ? request.postDataBuffer() : null;
  if (body === null) return [];
  const [, items] = parseEnvelope(body);
  return [...items].map(([{ type }, payload]) => ({
    type,
    payload: payload instanceof Uint8Array ? new TextDecoder().decode(payload) : payload,
  }));
}

/** Whether a request sends an error event. */
export const isEvent = (request: Request): boolean => sentItems(request).some(({ type }) => type === 'event');

/** Records the envelopes that a page sends to the receiver of error reports. */
export class Envelopes {
  readonly #requests: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      if (RECEIVER.test(request.url())) this.#requests.push(request);
    });
  }

  /** Everything sent, as text. Recordings are not compressed. */
  get text(): string {
    return this.#requests.map((request) => request.postData() ?? '').join('\n');
  }

  get items(): readonly Item[] {
    return this.#requests.flatMap(sentItems);
  }

  ofType(type: string): readonly Item[] {
    return this.items.filter((item) => item.type === type);
  }
}

/** Holds envelopes with events back. @returns a function that releases them. */
export const holdEvents = (page: Page) => hold(page, RECEIVER, isEvent);
