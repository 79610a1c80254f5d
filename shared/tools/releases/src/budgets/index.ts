export { type LastRelease, overBudget, type Weight } from './budgets';
export { bundleInPage } from './evaluation-script';
export type { Evaluated, Evaluation, evaluateRemote } from './in-page/evaluate';
export type { Loaded, loadAll } from './in-page/load-all';
