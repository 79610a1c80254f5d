import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { allowedScripts, type Headers, type HostChangeOptions, ReleaseError } from '@portal/releases';
import type { ReleaseRequest } from './request';

/** Time that headers may take to be served, in milliseconds. A CDN can need minutes. */
const TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 250;
/** Time that the portal may take for one response. */
const RESPONSE_TIMEOUT_MS = 5_000;
const REQUIRED_SUCCESSES = 3;
/** Also true where an interrupted change is finished, and the new host is live already. */
const UNCHANGED = 'the documents stay as they are. Look at release status.';
/** A page of every host. */
const PAGE = '/start';

/** Runs the operator's program attached to this terminal. @throws {ReleaseError} if it fails. */
async function runHeadersProgram(program: string): Promise<void> {
  const child = spawn(program, { shell: true, stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new ReleaseError(`${program} ended with ${code ?? signal}; ${UNCHANGED}`);
}

/** Whether a running portal's policy allows all of these scripts. False if the request fails, or takes too long. */
async function allows(portal: string, scripts: readonly string[]): Promise<boolean> {
  const page = new URL(PAGE, portal);
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const response = await fetch(page, { headers: { accept: 'text/html' }, cache: 'no-store', signal })
    .then((received) => received.body?.cancel().then(() => received) ?? received)
    .catch(() => null);
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
    await setTimeout(POLL_INTERVAL_MS);
  }
  throw new ReleaseError(
    `${portal} does not send the new headers after ${TIMEOUT_MS / 1000} s; ${UNCHANGED} Once the server sends headers.json (nginx: host/headers.conf), run the command again.`,
  );
}

/** Options that apply the host's headers as the request specifies; empty without `--apply-headers` and `--portal`. */
export function headersAppliedBy({ applyHeaders, portal, dryRun }: ReleaseRequest): HostChangeOptions {
  if (dryRun || (applyHeaders === undefined && portal === undefined)) return {};
  return {
    async applyHeaders(headers) {
      if (applyHeaders !== undefined) await runHeadersProgram(applyHeaders);
      if (portal !== undefined) await waitUntilServed(portal, headers);
    },
  };
}
