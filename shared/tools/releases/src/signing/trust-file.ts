import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import { type Trust, trustSchema } from '@portal/contract';
import * as v from 'valibot';
import { ReleaseError } from '../errors';

/** The file with the teams' public keys, which the build writes into the host's documents. */
const TRUST_FILE = join(workspaceRoot, 'host/trust.json');

/** Reads a trust file. @throws {ReleaseError} if it is not valid. */
export async function readTrustFile(file = TRUST_FILE): Promise<Trust> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), trustSchema), await readFile(file, 'utf8'));
  if (result.success) return result.output;
  throw new ReleaseError(`${file} is not valid: ${result.issues.map(({ message }) => message).join('; ')}`);
}

/**
 * The trust of this workspace: the root of trust of all who release or render from it. `undefined` in a workspace
 * without a host. TRUST-5.
 */
export const workspaceTrust = async (): Promise<Trust | undefined> =>
  existsSync(TRUST_FILE) ? readTrustFile() : undefined;

export async function writeTrustFile(trust: Trust, file = TRUST_FILE): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(trust, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
