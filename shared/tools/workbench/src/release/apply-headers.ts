import { spawn } from 'node:child_process';
import { allowedScripts, type Headers, type HostChangeOptions, ReleaseError } from '@portal/releases';
import type { ReleaseRequest } from './request';

/** Time that headers may take to be served, in milliseconds. A CDN can need minutes. */
const TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 250;
const REQUIRED_SUCCESSES = 3;
/** A page of every host. */
const PAGE = '/start';

/** Runs the operator's program attached to this terminal. @throws {ReleaseError} if it fails. */
const runProgram = (program: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, { shell: true, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new ReleaseError(`${program} ended with ${code}; the old host stays live.`)),
    );
  });

/** Whether a running portal's policy allows all of these scripts. False if the request fails. */
async function allows(portal: string, scripts: readonly string[]): Promise<boolean> {
  const page = new URL(PAGE, portal);
  const response = await fetch(page, { headers: { accept: 'text/html' }, cache: 'no-store' }).catch(
    () => null,
  );
  const policy = response?.headers.get('content-security-policy') ?? '';
  return scripts.every((script) => policy.includes(script));
}

/** Polls the portal until it serves the new headers. @throws {ReleaseError} after the timeout. */
async function waitUntilServed(portal: string, headers: Headers): Promise<void> {
  const scripts = allowedScripts(headers);
  // During a reload, an old server process can respond once more after a new one has.
  let successes = 0;
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
    successes = (await allows(portal, scripts)) ? successes + 1 : 0;
    if (successes === REQUIRED_SUCCESSES) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new ReleaseError(
    `${portal} does not send the new headers after ${TIMEOUT_MS / 1000} s; the old host stays live.`,
  );
}

/** Options that apply the host's headers as the request specifies; empty without `--apply-headers` and `--portal`. */
export function headersAppliedBy({ applyHeaders, portal, dryRun }: ReleaseRequest): HostChangeOptions {
  if (dryRun || (applyHeaders === undefined && portal === undefined)) return {};
  return {
    async applyHeaders(headers) {
      if (applyHeaders !== undefined) await runProgram(applyHeaders);
      if (portal !== undefined) await waitUntilServed(portal, headers);
    },
  };
}
