import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import { type Trust, trustSchema } from '@portal/contract';
import { parseJson } from '../parse-json';
import { writeAtomically } from '../store/atomic';

/** The file with the teams' public keys, which the build writes into the host's documents. */
const TRUST_FILE = join(workspaceRoot, 'host/trust.json');

/** Reads a trust file. @throws {ReleaseError} if it is not valid. */
export const readTrustFile = async (): Promise<Trust> =>
  parseJson(trustSchema, await readFile(TRUST_FILE, 'utf8'), TRUST_FILE);

/**
 * The trust of this workspace: the root of trust of all who release or render from it. `undefined` in a workspace
 * without a host. TRUST-5.
 */
export const workspaceTrust = async (): Promise<Trust | undefined> =>
  existsSync(TRUST_FILE) ? readTrustFile() : undefined;

export const writeTrustFile = (trust: Trust): Promise<void> =>
  writeAtomically(TRUST_FILE, `${JSON.stringify(trust, null, 2)}\n`);
