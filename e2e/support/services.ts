import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { expect } from '@playwright/test';
import type { TrackingMessage } from '@portal/sandbox';

// By default, a connection to `localhost` fails if this process cannot look at it for 250 ms, as on a busy machine.
setDefaultAutoSelectFamilyAttemptTimeout(10_000);

/** A failure to inject into the local services. See the README of `@portal/sandbox`. */
export interface Fault {
  readonly call: string;
  readonly kind: 'status' | 'latency' | 'hang' | 'body' | 'abort' | 'truncate' | 'stall';
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: string | object;
  readonly contentType?: string;
  readonly times?: number;
}

/** The fields of an error event that tests read. */
export interface ErrorEvent {
  readonly environment?: string;
  readonly exception?: unknown;
  readonly release?: string | undefined;
  readonly tags?: Readonly<Record<string, unknown>> | undefined;
}

interface Envelope {
  readonly items: readonly { readonly type: string; readonly payload: ErrorEvent }[];
}

/** A client of the local services' controls. */
export class Services {
  constructor(readonly origin: string) {}

  private async send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(this.origin + path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
    return response;
  }

  /** Resets accounts, faults and received messages. */
  async reset(): Promise<void> {
    await this.send('POST', '/services/reset');
  }

  /** Makes a call fail until `clearFaults`, or as often as `times` says. */
  async injectFault(fault: Fault): Promise<void> {
    await this.send('POST', '/services/faults', fault);
  }

  /** Removes every fault. */
  async clearFaults(): Promise<void> {
    await this.send('DELETE', '/services/faults');
  }

  private async fetchReceived<Content>(path: string): Promise<readonly Content[]> {
    const items = (await (await this.send('GET', path)).json()) as readonly { readonly content: Content }[];
    return items.map(({ content }) => content);
  }

  /** What the tracker sent, in order. */
  tracking(): Promise<readonly TrackingMessage[]> {
    return this.fetchReceived('/services/tracking/events');
  }

  /** The properties of the tracking events. Only downloads are tracked. */
  async downloadEvents(): Promise<readonly unknown[]> {
    return (await this.tracking()).flatMap((message) =>
      message.type === 'event' ? [message.properties] : [],
    );
  }

  /** Release and tags of the error reports received. */
  async reports(): Promise<readonly ErrorEvent[]> {
    return (await this.errorEvents()).map(({ release, tags }) => ({ release, tags }));
  }

  /** Waits for an error report with these tags among others. By default, its release is any. */
  async expectReport(tags: Record<string, unknown>, release: unknown = expect.anything()): Promise<void> {
    const report = { release, tags: expect.objectContaining(tags) };
    await expect.poll(() => this.reports()).toContainEqual(report);
  }

  /** The events of the error reports received. */
  async errorEvents(): Promise<readonly ErrorEvent[]> {
    return (await this.fetchReceived<Envelope>('/services/errors/events')).flatMap(({ items }) =>
      items.filter(({ type }) => type === 'event').map(({ payload }) => payload),
    );
  }
}
