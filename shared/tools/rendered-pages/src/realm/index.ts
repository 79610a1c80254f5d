/**
 * The realm that runs the code of one release: the host's, and at most one remote's. It has the language and what
 * is in this folder, and nothing of Node.js. Text is all that goes in and comes out: the process around it calls
 * `step`, so that no function or object of its own enters. PAGES-6.
 */
import type { FromRealm, ToRealm } from '../protocol';
import { renderRelease } from './render-release';
import { nextTimer, runTimers } from './timers';

const outbox: string[] = [];
const send = (message: FromRealm) => void outbox.push(JSON.stringify(message));
const receive = renderRelease(send);

/**
 * Takes a message, runs what is due and returns what is to be sent: on the first line the milliseconds after which
 * the next step is due (empty: when a message comes), then a message a line.
 * @param line a message; empty: none.
 * @param time milliseconds since the process started.
 * @public
 */
export function step(line: string, time: number): string {
  const ranTimers = runTimers(time);
  if (line !== '') receive(JSON.parse(line) as ToRealm);
  const lines = outbox.splice(0);
  // Promises go on after this function has returned: the next step sends what they say.
  const isActive = ranTimers || line !== '' || lines.length > 0;
  return [isActive ? 0 : (nextTimer() ?? ''), ...lines].join('\n');
}
