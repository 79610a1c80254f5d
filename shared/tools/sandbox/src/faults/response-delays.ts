import type { ServerResponse } from 'node:http';
import { MAX_WAIT_MS } from './schema';

/** Delays responses for faults. All delays end when the server closes. */
export class ResponseDelays {
  readonly #ends = new Set<() => void>();

  /** Resolves after a time, or earlier if the client disconnects or the server closes. */
  delay(ms: number, response: ServerResponse): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#ends.delete(end);
        response.off('close', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#ends.add(end);
      response.on('close', end);
    });
  }

  /** Sends no response and closes the connection after {@link MAX_WAIT_MS}. */
  async hang(response: ServerResponse): Promise<void> {
    await this.delay(MAX_WAIT_MS, response);
    response.destroy();
  }

  endAll(): void {
    for (const end of [...this.#ends]) end();
  }
}
