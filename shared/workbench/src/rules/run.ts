/** Runs the check `rules` alone: `npx tsx shared/workbench/src/rules/run.ts`. */
import { workspaceRoot } from '@portal/federation/workspace';
import { rulesCounts } from './rules-counts';

const { passed, failed } = await rulesCounts(workspaceRoot);
console.log(`rules: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
