/** A failure that the local services are told to have. See the README of `@portal/sandbox`. */
export interface Fault {
  readonly call: string;
  readonly kind: 'status' | 'latency' | 'hang' | 'body' | 'abort' | 'truncate';
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: string | object;
  readonly contentType?: string;
  readonly times?: number;
}

interface ReceivedItem {
  readonly content: unknown;
}

/** What the tracker sends: who somebody is, or what happened. */
export type TrackingMessage =
  | { readonly type: 'identify'; readonly identity: Readonly<Record<string, unknown>> }
  | { readonly type: 'event'; readonly name: string; readonly properties: Readonly<Record<string, unknown>> };

/** What a test reads of an error event. */
export interface ErrorEvent {
  readonly environment?: string;
  readonly exception?: unknown;
  readonly release?: string | undefined;
  readonly tags?: Readonly<Record<string, unknown>> | undefined;
}

interface Envelope {
  readonly items: readonly { readonly type: string; readonly payload: ErrorEvent }[];
}

/** The local services' own controls. */
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
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  /** Accounts, faults and the inbox as at the start. */
  async reset(): Promise<void> {
    await this.send('POST', '/services/reset');
  }

  async injectFault(fault: Fault): Promise<void> {
    await this.send('POST', '/services/faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.send('DELETE', '/services/faults');
  }

  private async fetchReceived(path: string): Promise<readonly ReceivedItem[]> {
    return (await (await this.send('GET', path)).json()) as readonly ReceivedItem[];
  }

  /** What the tracker sent, in its order. */
  async tracking(): Promise<readonly TrackingMessage[]> {
    return (await this.fetchReceived('/services/tracking/events')).map(
      ({ content }) => content as TrackingMessage,
    );
  }

  /** The properties of the tracking events that told of downloads. */
  async downloadEvents(): Promise<readonly unknown[]> {
    return (await this.tracking()).flatMap((message) =>
      message.type === 'event' ? [message.properties] : [],
    );
  }

  /** Release and tags of the error reports that arrived. */
  async reports(): Promise<readonly ErrorEvent[]> {
    return (await this.errorEvents()).map(({ release, tags }) => ({ release, tags }));
  }

  /** The events of the error reports that arrived. */
  async errorEvents(): Promise<readonly ErrorEvent[]> {
    return (await this.fetchReceived('/services/errors/events')).flatMap(({ content }) =>
      (content as Envelope).items.filter(({ type }) => type === 'event').map(({ payload }) => payload),
    );
  }
}
