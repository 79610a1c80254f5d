import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The scope of the published packages in this workspace. */
export const SCOPE = '@portal';

/** What may be the scope of a package: npm's own rule. */
export const isScope = (text: string): boolean => /^@[a-z0-9][a-z0-9._-]*$/.test(text);

/**
 * The names of the published packages, of `npm create @portal/remote`, and of the setting of their registry. The names
 * of the modules that a host provides, such as `@portal/session`, stay: no registry has them.
 */
const NAMES = /@portal(?=\/(?:sdk|remote-tools|create-remote|remote)(?![\w-])|:registry)/g;

export const renameScope = (text: string, scope: string): string => text.replaceAll(NAMES, scope);

const TEXTS = /\.(?:[cm]?js|ts|json|md)$/;
/** Parts of `@portal/remote-tools` that a registry's name has no place in; the first has hashes of its files. */
const UNTOUCHED = /^(?:site|services)\//;

/** Gives the packages in a built package's folder, and what it says of them, another scope. SDK-6. */
export async function renameScopeIn(folder: string, scope: string): Promise<void> {
  if (scope === SCOPE) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    const path = entry.replaceAll('\\', '/');
    if (!TEXTS.test(path) || UNTOUCHED.test(path)) continue;
    const file = join(folder, path);
    const text = await readFile(file, 'utf8');
    const renamed = renameScope(text, scope);
    if (renamed !== text) await writeFile(file, renamed);
  }
}
