import { checkBudget, checkCompatibility, checkIsolation, checkRenderedPages, rehearse } from './check-host';
import { checkBuild, checkKey, checkOwner, checkRegistry, checkVersion } from './check-release';
import { checkStore } from './check-store';
import type { Check } from './run-checks';

const BUILT = ['store', 'build'];
const BUILT_REMOTES = { needs: BUILT, remotesOnly: true, canForce: true } as const;

/** What can keep a part from being released, in the order in which it is fixed. Repositories of remotes have more. */
export const RELEASE_CHECKS: readonly Check[] = [
  { id: 'store', title: 'Store', needs: [], run: checkStore },
  { id: 'build', title: 'Build', needs: [], run: checkBuild },
  { id: 'owner', title: 'Owner', needs: ['build'], remotesOnly: true, run: checkOwner },
  { id: 'key', title: 'Signature', needs: ['store'], canForce: true, run: checkKey },
  { id: 'version', title: 'Version', needs: BUILT, run: checkVersion },
  { id: 'registry', title: 'Registry', needs: BUILT, remotesOnly: true, run: checkRegistry },
  { id: 'compatibility', title: 'Live host', ...BUILT_REMOTES, run: checkCompatibility },
  { id: 'budgets', title: 'Budgets', ...BUILT_REMOTES, run: checkBudget },
  { id: 'isolation', title: 'Isolation', ...BUILT_REMOTES, run: checkIsolation },
  {
    id: 'pages',
    title: 'Rendered pages',
    needs: ['version', 'registry'],
    canForce: true,
    run: checkRenderedPages,
  },
  {
    id: 'rehearsal',
    title: 'Rehearsal',
    needs: ['store', 'build', 'key', 'version', 'registry', 'compatibility', 'budgets', 'isolation', 'pages'],
    run: rehearse,
  },
];
