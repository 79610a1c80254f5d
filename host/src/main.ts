/**
 * The host's script. It evaluates its modules in several tasks, because evaluating all of them at once blocks a slow
 * processor for a third of a second. Each `import` takes modules that are there already: of React's
 * script, which runs before, or of this one.
 */
import { catchUnhandled, report } from '@portal/observability';
import { nextTask } from '@portal/shell/next-task';

async function main(): Promise<void> {
  // The page has ended its wait for this script, and says so.
  if (document.documentElement.dataset.live !== undefined) return;
  clearTimeout(window.portalWait);
  // First, so that it sees what fails in between.
  catchUnhandled();
  // The inline script has installed the Trusted Types policy then, and its requests run. Before, the rest would also
  // delay the first paint. If another script on the page makes it fail, the portal starts without.
  await window.portalStarted?.catch(report);
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@portal/ui/router');
  await nextTask();
  const { startFederated } = await import(/* webpackMode: "eager" */ './start-federated');
  await nextTask();
  await startFederated();
}

void main();
