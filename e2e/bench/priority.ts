import { setPriority } from 'node:os';

/** Priorities of the bench with its servers, and of browsers. Lower numbers have the processor first. */
const PRIORITY = { bench: 15, browser: 0 } as const;

/** Whether this process may raise its priority again, which only some users may. */
let canRaise = false;

/**
 * Lets browsers have the processor before this process and the servers that it starts: a phone neither serves the
 * pages nor audits them. Without the right to raise its priority again, the process keeps it.
 */
export function yieldToBrowsers(): void {
  try {
    // Fails before the process has lowered anything that it could not raise.
    setPriority(PRIORITY.browser - 1);
    setPriority(PRIORITY.bench);
    canRaise = true;
  } catch (error) {
    console.log(`The bench has the same priority as its browsers: ${String(error)}`);
  }
}

/** Launches a browser, which has the priority that this process has at that time. */
export async function launchFirst<Browser>(launch: () => Promise<Browser>): Promise<Browser> {
  if (!canRaise) return launch();
  setPriority(PRIORITY.browser);
  try {
    return await launch();
  } finally {
    setPriority(PRIORITY.bench);
  }
}
