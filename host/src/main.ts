/**
 * The host's script. It evaluates its modules in several tasks, because evaluating all of them at once blocks a slow
 * processor for a third of a second. Each `import` takes modules of this same script.
 */
import { nextTask } from './next-task';

/** What each task evaluates. A later one finds the modules of the earlier ones evaluated. */
const TASKS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@portal/router'),
  () => import(/* webpackMode: "eager" */ '@portal/api/core'),
  () => import(/* webpackMode: "eager" */ '@portal/shell/federated'),
  () => import(/* webpackMode: "eager" */ './provided'),
];

async function main(): Promise<void> {
  for (const evaluate of TASKS) {
    await evaluate();
    await nextTask();
  }
  const { startFederated } = await import(/* webpackMode: "eager" */ './start-federated');
  await nextTask();
  await startFederated();
}

void main();
