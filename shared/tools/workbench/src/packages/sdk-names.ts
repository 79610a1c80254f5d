import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';

/** Folder of the SDK's package. */
export const SDK_FOLDER = join(workspaceRoot, 'shared/published/sdk');

const { exports } = JSON.parse(readFileSync(join(SDK_FOLDER, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

/** The entry points of the SDK: what code imports, and the source file in its folder. */
export const SDK_ENTRIES: readonly (readonly [name: string, source: string])[] = Object.entries(exports).map(
  ([key, source]) => [`@portal/sdk${key.slice(1)}`, source.slice(2)],
);

const RE_EXPORT = /^export \* from '(@portal\/[^']+)';$/m;

/**
 * The names of this workspace's modules in the published packages: `@portal/session` is `@portal/sdk/session`. The
 * SDK re-exports each of them as a whole, so both names are one module.
 */
export const SDK_NAMES: ReadonlyMap<string, string> = new Map(
  SDK_ENTRIES.flatMap(([name, source]) => {
    const [, original] = RE_EXPORT.exec(readFileSync(join(SDK_FOLDER, source), 'utf8')) ?? [];
    return original === undefined ? [] : [[original, name] as const];
  }),
);
