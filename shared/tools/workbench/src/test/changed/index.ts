import { readDescription } from '@portal/build';
import { workspaceRoot } from '@portal/build/workspace';
import { changedFiles } from './changed-files';
import { type Scope, type Selection, scopeOf } from './scope';
import { readWorkspace } from './workspace';

function describeSelection(selection: Selection): string {
  if (selection.kind === 'everything') return `everything, because of ${selection.because}`;
  return selection.files.length === 0 ? 'nothing' : selection.files.join(', ');
}

/** Determines and prints which tests the changes since the merge base with main can affect. */
export async function scopeOfChanges(): Promise<Scope> {
  const [files, workspace] = await Promise.all([
    changedFiles(workspaceRoot),
    readWorkspace(workspaceRoot, readDescription),
  ]);
  const scope = scopeOf(files, workspace);
  console.log(`${files.length} files changed since main.`);
  console.log(`Unit tests for: ${describeSelection(scope.unit)}`);
  console.log(`Browser tests: ${describeSelection(scope.browser)}`);
  if (scope.pages !== 'all') console.log(`Walks over all pages visit: ${scope.pages.join(', ')}`);
  console.log(`Other browsers: ${describeSelection(scope.browsers)}`);
  console.log(`Published packages: ${describeSelection(scope.packages)}`);
  return scope;
}
