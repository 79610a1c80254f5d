/**
 * Entry point of the inline script before the page: says which machine it is shown on, records what is clicked
 * before the page reacts, and says so if the page never will.
 */
import { recordInput } from '@portal/shell/record-input';
import { followEarlyChoice, markVisitor } from '@portal/ui/visitor';
import { turnControlsOff } from './frame/page';

/**
 * Says above the page that one of the document's own scripts could not be loaded, without which nothing reacts.
 * TAKEOVER-3, FRAME-6.
 */
function watchStart(): void {
  const onError = ({ target }: Event) => {
    // Only they are deferred.
    if (!(target instanceof HTMLScriptElement && target.defer)) return;
    removeEventListener('error', onError, true);
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
    document.documentElement.dataset.live = '';
  };
  addEventListener('error', onError, true);
}

markVisitor();
followEarlyChoice();
recordInput();
watchStart();
