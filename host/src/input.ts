/**
 * Entry point of the inline script before the page: says which machine it is shown on, records what is clicked
 * before the page reacts, and says so if the page never will.
 */
import { recordInput } from '@portal/shell/record-input';
import { followEarlyChoice, markVisitor } from '@portal/ui/visitor';
import { markLive, turnControlsOff } from './frame/page';

declare global {
  interface Window {
    /** The timer that ends the wait for the document's own scripts. The host's script clears it. */
    portalWait?: number;
  }
}

/** How long the document's own scripts may take, in milliseconds: on a line of 50 kbit/s they take half of it. */
const SCRIPTS_MS = 60_000;

/** Says above the page that one of the document's own scripts could not be loaded, without which nothing reacts. */
function sayStartFailed(): void {
  const message = document.createElement('div');
  message.role = 'alert';
  message.style.padding = '2rem';
  const retry = document.createElement('button');
  retry.textContent = 'Try again';
  retry.onclick = () => location.reload();
  message.append('A script could not be loaded. ', retry);
  turnControlsOff(document.body);
  document.querySelector('[data-loading-page]')?.remove();
  document.body.prepend(message);
  markLive();
}

/** Watches whether the document's own scripts come: without them the page is never live. TAKEOVER-3, FRAME-6. */
function watchStart(): void {
  const fail = () => {
    if (document.documentElement.dataset.live === undefined) sayStartFailed();
  };
  const onError = ({ target }: Event) => {
    // Until the page is live, only they are deferred.
    if (target instanceof HTMLScriptElement && target.defer) fail();
  };
  addEventListener('error', onError, true);
  window.portalWait = window.setTimeout(fail, SCRIPTS_MS);
}

markVisitor();
followEarlyChoice();
recordInput();
watchStart();
