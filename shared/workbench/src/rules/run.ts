/** Runs only the check `rules`: `npx tsx shared/workbench/src/rules/run.ts`. */
import { workspaceRoot } from '@portal/federation/workspace';
import { countRules } from './rules-counts';

const { passed, failed } = await countRules(workspaceRoot);
console.log(`rules: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
