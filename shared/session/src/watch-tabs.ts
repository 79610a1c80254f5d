import { noteChange, recheckIfStale, recheckSession } from './check';
import { believedUser, sessionStore, setSignedOut } from './store';
import { openChannel, type TabMessage } from './tab-channel';

/**
 * Another tab signed in or out. What belonged to a user who is gone disappears before the service is
 * asked. SES-15, SES-17, SES-18.
 */
function onMessage(message: TabMessage | null): void {
  const believed = believedUser(sessionStore.getState());
  if (message?.kind === 'signed-in' && message.email === believed?.email) return;
  noteChange();
  if (message?.kind === 'signed-out') {
    if (believed !== null) setSignedOut('expired');
  } else if (message?.kind === 'signed-in' && believed !== null) setSignedOut('replaced');
  else void recheckSession('quiet');
}

const onVisible = () => {
  if (document.visibilityState === 'visible') void recheckIfStale();
};
/** Out of the back/forward cache a page returns as it was, and may have missed messages. */
const onPageShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) void recheckIfStale();
};

/**
 * Keeps this tab's session in step with the other tabs': by their messages, and by a check when this tab
 * becomes visible again or returns from the back/forward cache, at most once a minute. For the host, once.
 * @returns a function that stops it.
 */
export function watchTabs(): () => void {
  const close = openChannel(onMessage);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    close();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onPageShow);
  };
}
