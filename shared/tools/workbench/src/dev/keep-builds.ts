import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A compiler whose builds have a cache on disk. */
interface Closable {
  close(done: (error: unknown) => void): void;
}

/** The terminal and the programs between it and this one pass the same Ctrl+C on. Unit: ms. */
const SAME_SIGNAL_MS = 500;

/** The longest time that the compilers may take. Unit: ms. */
const CLOSE_MS = 30_000;

const compilers = new Set<Closable>();
let endsSince: number | undefined;

const close = (compiler: Closable) => promisify(compiler.close.bind(compiler))().catch(console.error);

async function end(): Promise<void> {
  if (endsSince === undefined) {
    endsSince = performance.now();
    await Promise.race([Promise.all([...compilers].map(close)), setTimeout(CLOSE_MS)]);
    process.exit();
  }
  // Someone does not want to wait.
  if (performance.now() - endsSince > SAME_SIGNAL_MS) process.exit();
}

/**
 * Stores what a compiler has built when this process is told to end, so that the next start does not build it again. A
 * second Ctrl+C ends it at once. DEV-9.
 */
export function keepBuilds(compiler: Closable): void {
  if (compilers.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end());
  compilers.add(compiler);
}
