import { spawn } from 'node:child_process';
import {
  allowedScripts,
  type Headers,
  type HostChangeOptions,
  ReleaseError,
} from '@portal/federation/release';
import type { ReleaseRequest } from './arguments';

/** How long headers may take until they are in force, in milliseconds: a CDN needs its time. */
const BUDGET = 120_000;
const PAUSE = 250;
const ENOUGH = 3;
/** An address that the host has a document for. */
const PAGE = '/start';

/** Runs the operator's program with this terminal. @throws {ReleaseError} when it fails. */
const runProgram = (program: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, { shell: true, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new ReleaseError(`${program} ended with ${code}; the old host stays.`)),
    );
  });

/** Whether a running portal's policy allows all of these scripts; one that cannot be asked does not. */
async function allows(portal: string, scripts: readonly string[]): Promise<boolean> {
  const page = new URL(PAGE, portal);
  const response = await fetch(page, { headers: { accept: 'text/html' }, cache: 'no-store' }).catch(
    () => null,
  );
  const policy = response?.headers.get('content-security-policy') ?? '';
  return scripts.every((script) => policy.includes(script));
}

async function untilInForce(portal: string, headers: Headers): Promise<void> {
  const scripts = allowedScripts(headers);
  // A server that is being replaced may answer once more after its successor has.
  let inARow = 0;
  for (const end = Date.now() + BUDGET; Date.now() < end; ) {
    inARow = (await allows(portal, scripts)) ? inARow + 1 : 0;
    if (inARow === ENOUGH) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new ReleaseError(
    `${portal} does not answer with the new headers after ${BUDGET / 1000} s; the old host stays.`,
  );
}

/** Puts the host's headers in force as the request says; nothing to do without its options. */
export function headersAppliedBy({ applyHeaders, portal, dryRun }: ReleaseRequest): HostChangeOptions {
  if (dryRun || (applyHeaders === undefined && portal === undefined)) return {};
  return {
    async applyHeaders(headers) {
      if (applyHeaders !== undefined) await runProgram(applyHeaders);
      if (portal !== undefined) await untilInForce(portal, headers);
    },
  };
}
