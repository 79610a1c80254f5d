import { workspaceRoot } from '@portal/federation/workspace';
import { changedFiles } from './changed-files';
import { type Scope, type Selection, scopeOf } from './scope';
import { readWorkspace } from './workspace';

const all: Selection = { kind: 'everything', because: 'nothing was left out' };

/** The scope of `npm test` without `--changed`. */
export const ALL_TESTS: Scope = { unit: all, browser: all, browsers: all };

function told(selection: Selection): string {
  if (selection.kind === 'everything') return `everything, because of ${selection.because}`;
  return selection.files.length === 0 ? 'nothing' : selection.files.join(', ');
}

/** Reads what changed since the merge base with main, and says what is tested for it. */
export async function scopeOfChanges(): Promise<Scope> {
  // It brings webpack, which nothing else here needs.
  const { readDescription } = await import('@portal/federation');
  const [files, workspace] = await Promise.all([
    changedFiles(workspaceRoot),
    readWorkspace(workspaceRoot, readDescription),
  ]);
  const scope = scopeOf(files, workspace);
  console.log(`${files.length} files changed since main.`);
  console.log(`Unit tests for: ${told(scope.unit)}`);
  console.log(`Browser tests: ${told(scope.browser)}`);
  console.log(`Other browsers: ${told(scope.browsers)}`);
  return scope;
}
