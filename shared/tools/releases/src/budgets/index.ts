export type { Weight } from './budgets';
export { type LastRelease, overBudget } from './budgets';
export { bundleInPage } from './evaluation-script';
export type { Evaluated, Evaluation, evaluateRemote } from './in-page/evaluate';
export type { Loaded, loadAll } from './in-page/load-all';
