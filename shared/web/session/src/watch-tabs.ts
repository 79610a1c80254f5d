import { noteSessionChange, recheckIfStale, recheckSession } from './check';
import { presumedUser, sessionStore, setSignedOut } from './store';
import { openChannel, type TabMessage } from './tab-channel';

/**
 * Handles another tab's message. The previous user's data disappears before the service is requested. SES-18,
 * SES-19.
 */
function onMessage(message: TabMessage | null): void {
  const user = presumedUser(sessionStore.getState());
  if (message?.kind === 'signed-in' && message.email === user?.email) return;
  noteSessionChange();
  if (message?.kind === 'signed-out') {
    if (user !== null) setSignedOut('expired');
  } else if (message?.kind === 'signed-in' && user !== null) setSignedOut('replaced');
  else void recheckSession('silent');
}

const onVisible = () => {
  if (document.visibilityState === 'visible') void recheckIfStale();
};
/** A page that returns from the back/forward cache keeps its state and may have missed messages. */
const onPageShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) void recheckIfStale();
};

/** Loads the code that Redux DevTools need where they are installed; visitors do not. SES-22. */
function showToDevTools(): void {
  if (!('__REDUX_DEVTOOLS_EXTENSION__' in window)) return;
  import('./dev-tools').then(
    ({ connectDevTools }) => connectDevTools(sessionStore),
    (error: unknown) => console.warn('Redux DevTools cannot see the session', error),
  );
}

/**
 * Synchronizes this tab's session with the other tabs: through their messages, and through a check when this tab
 * becomes visible again or returns from the back/forward cache, at most once a minute. The host calls it once.
 * SES-17, SES-18. Redux DevTools watch, too, where the portal is developed.
 * @returns a function that stops watching.
 */
export function watchTabs(): () => void {
  const close = openChannel(onMessage);
  showToDevTools();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    close();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onPageShow);
  };
}
