/** A failure that the local services are told to have. See the README of `@portal/sandbox`. */
export interface Fault {
  readonly call: string;
  readonly kind: 'status' | 'latency' | 'hang' | 'body' | 'abort';
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: string;
  readonly contentType?: string;
  readonly times?: number;
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

  async fault(fault: Fault): Promise<void> {
    await this.send('POST', '/services/faults', fault);
  }

  async mend(): Promise<void> {
    await this.send('DELETE', '/services/faults');
  }

  /** What the tracker sent. */
  async trackingEvents(): Promise<unknown[]> {
    return (await (await this.send('GET', '/services/tracking/events')).json()) as unknown[];
  }
}
