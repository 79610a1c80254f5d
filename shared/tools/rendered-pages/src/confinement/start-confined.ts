import { ReleaseError } from '@portal/releases';
import type { Boot } from '../protocol';
import { readRendererScripts } from './renderer-scripts';
import { type ConfinedProcess, startProcess } from './start-process';
import { NO_WRAPPER, type Wrapper, wrappersFor } from './wrappers';

/** How processes are confined on this machine. */
interface Confinement {
  readonly wrapper: Wrapper;
  readonly limits: boolean;
  /** What is missing, and why: a line each. */
  readonly notes: readonly string[];
  /** What the code of releases could do although it must not; empty: nothing. */
  readonly leaks: readonly string[];
}

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1);

/** Finds the strongest confinement that works here. */
async function findConfinement(): Promise<Confinement> {
  const { program } = await readRendererScripts();
  const notes: string[] = [];
  /** Starts a process without code, and finds out what it can do. */
  const attempt = async ({
    wrapper,
    limits,
  }: Pick<Confinement, 'wrapper' | 'limits'>): Promise<Confinement> => {
    const { leaks, kill } = await startProcess({ wrapper, limits, program, boot: { realm: '', code: {} } });
    kill();
    return { wrapper, limits, notes, leaks };
  };
  const isRoot = process.getuid?.() === 0;
  for (const wrapper of process.platform === 'linux' ? [...wrappersFor(isRoot), NO_WRAPPER] : [NO_WRAPPER])
    try {
      return await attempt({ wrapper, limits: true });
    } catch (error) {
      notes.push(`The code of releases runs without ${wrapper.adds}: ${messageOf(error)}`);
    }
  return attempt({ wrapper: NO_WRAPPER, limits: false });
}

let confinement: Promise<Confinement> | undefined;

/** The confinement of this machine, which is found out once. */
export function readConfinement(): Promise<Confinement> {
  confinement ??= findConfinement().catch((error: unknown) => {
    confinement = undefined;
    throw error;
  });
  return confinement;
}

/** The machine cannot confine the code of releases. */
class ConfinementError extends ReleaseError {
  constructor(
    readonly leaks: readonly string[],
    notes: readonly string[],
  ) {
    super(
      [
        `This machine cannot confine the code of releases: ${leaks.join(', ')}. --unconfined runs it nevertheless.`,
        ...notes,
      ].join('\n'),
    );
  }
}

export const isConfinementError = (error: unknown): error is ReleaseError =>
  error instanceof Error && 'leaks' in error;

const told = new Set<string>();

/**
 * Finds out how this machine confines the code of releases, and warns once of each layer that is missing.
 * @param unconfined whether the code may run where it cannot be confined.
 * @throws {ReleaseError} if it cannot, and may not.
 */
export async function requireConfinement(unconfined: boolean): Promise<Confinement> {
  const found = await readConfinement();
  const { notes, leaks } = found;
  if (leaks.length > 0 && !unconfined) throw new ConfinementError(leaks, notes);
  const lines =
    leaks.length > 0 ? [...notes, `The code of releases is not confined: ${leaks.join(', ')}`] : notes;
  for (const line of lines) {
    if (!told.has(line)) console.warn(line);
    told.add(line);
  }
  return found;
}

/**
 * Starts a process that can do nothing but draw, and compiles the code of releases in it. PAGES-18.
 * @param unconfined whether the code may run where it cannot be confined.
 * @param signal ends the process, also while it starts.
 * @throws {ReleaseError} if the machine cannot confine it and it may not run so, or it cannot be started.
 */
export async function startConfined(
  code: Boot['code'],
  unconfined: boolean,
  signal: AbortSignal,
): Promise<ConfinedProcess> {
  const { wrapper, limits, leaks } = await requireConfinement(unconfined);
  const { program, realm } = await readRendererScripts();
  const started = await startProcess({ wrapper, limits, program, boot: { realm, code }, signal });
  const added = started.leaks.filter((leak) => !leaks.includes(leak));
  if (added.length === 0) return started;
  started.kill();
  throw new ReleaseError(`The code of releases could not be confined: ${added.join(', ')}`);
}
