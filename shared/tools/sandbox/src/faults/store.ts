import type { Fault } from './schema';

/** An injected fault. */
export interface ActiveFault {
  readonly id: number;
  readonly fault: Fault;
  /** Number of requests that it was applied to. */
  struck: number;
}

/** The properties of a request that faults are matched with. */
export interface FaultRequest {
  readonly method: string;
  readonly path: string;
  readonly call?: string | undefined;
  readonly subject?: string | undefined;
}

/** The injected faults, in order of injection. */
export class FaultStore {
  #active: ActiveFault[] = [];
  #lastId = 0;

  add(fault: Fault): ActiveFault {
    const active = { id: ++this.#lastId, fault, struck: 0 };
    this.#active.push(active);
    return active;
  }

  list(): readonly ActiveFault[] {
    return this.#active;
  }

  /** Removes one fault, or all of them. Returns the number of removed faults. */
  clear(id?: number): number {
    const before = this.#active.length;
    this.#active = id === undefined ? [] : this.#active.filter((active) => active.id !== id);
    return before - this.#active.length;
  }

  /** Returns the first fault that matches a request, and counts it as applied. */
  take(target: FaultRequest): Fault | undefined {
    const active = this.#active.find(({ fault }) => matches(fault, target));
    if (active === undefined) return undefined;
    active.struck += 1;
    if (active.struck === active.fault.times) this.clear(active.id);
    return active.fault;
  }
}

function matches({ call, method }: Fault, target: FaultRequest): boolean {
  if (method !== undefined && method !== target.method) return false;
  const colon = call.indexOf(':');
  if (colon === -1) return call === target.call;
  const name = call.slice(0, colon);
  const subject = call.slice(colon + 1);
  if (name === 'static') return target.path.startsWith(subject);
  return name === target.call && (target.subject ?? '').startsWith(subject);
}
