import type { Fault } from './schema';

/** A fault that is waiting for its call. */
export interface ActiveFault {
  readonly id: number;
  readonly fault: Fault;
  /** How often it has struck. */
  struck: number;
}

/** What a request is, as far as faults are concerned. */
export interface FaultTarget {
  readonly method: string;
  readonly path: string;
  readonly call?: string | undefined;
  readonly subject?: string | undefined;
}

/** The faults in force, in the order in which they were ordered. */
export class Faults {
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

  /** Removes one fault, or all of them. Returns how many went. */
  clear(id?: number): number {
    const before = this.#active.length;
    this.#active = id === undefined ? [] : this.#active.filter((active) => active.id !== id);
    return before - this.#active.length;
  }

  /** The first fault that is meant for this request, counted as struck. */
  take(target: FaultTarget): Fault | undefined {
    const active = this.#active.find(({ fault }) => isMeant(fault, target));
    if (active === undefined) return undefined;
    active.struck += 1;
    if (active.struck === active.fault.times) this.clear(active.id);
    return active.fault;
  }
}

function isMeant({ call, method }: Fault, target: FaultTarget): boolean {
  if (method !== undefined && method !== target.method) return false;
  const colon = call.indexOf(':');
  if (colon === -1) return call === target.call;
  const name = call.slice(0, colon);
  const subject = call.slice(colon + 1);
  if (name === 'static') return target.path.startsWith(subject);
  return name === target.call && (target.subject ?? '').startsWith(subject);
}
