export type { Weight } from './budgets';
export { bundleEvaluation } from './evaluation-script';
export type { Evaluated, evaluateRemote } from './in-page/evaluate';
export { type LastRelease, overBudget } from './over-budget';
