import { getConfig } from '@portal/config';
import {
  identifyAfterSignIn,
  identifyVisitor,
  readConsent,
  storeConsent,
} from '@portal/download-button/tracking';
import { suppressGlobalErrors } from '@portal/observability';
import { Button } from '@portal/ui';
import { useEffect, useState } from 'react';
import styles from './consent-notice.lazy.module.css';
import { focusContent } from './page';

/** An error of the tracker's script is not the portal's: it would open the feedback dialog above the page. TRK-5. */
function ignoreTrackerErrors() {
  const { scriptUrl } = getConfig().tracking;
  return scriptUrl === undefined
    ? undefined
    : suppressGlobalErrors(new URL(scriptUrl, window.location.href).href);
}

/**
 * Identifies signed-in users (FRAME-4). Where the configuration requires consent, it asks for it first:
 * without consent no download is counted and nothing is recorded. No choice counts as declined.
 */
export function ConsentNotice() {
  const { tracking, observability } = getConfig();
  const usesTracking = tracking.scriptUrl !== undefined || observability.dsn !== undefined;
  const [consent, setConsent] = useState(readConsent);
  useEffect(ignoreTrackerErrors, []);
  useEffect(identifyAfterSignIn, []);
  useEffect(() => {
    // Another tab has asked, too. A choice that could not be stored stays as it is.
    const onStorage = () => setConsent((known) => (known === 'undecided' ? readConsent() : known));
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  if (!usesTracking || !tracking.requireConsent || consent !== 'undecided') return null;

  const choose = (choice: 'granted' | 'denied') => {
    focusContent();
    storeConsent(choice);
    setConsent(choice);
    if (choice === 'granted') void identifyVisitor();
  };
  return (
    <section aria-labelledby="consent" className={styles.notice}>
      <p id="consent" className={styles.title}>
        May we count downloads and record what leads to errors?
      </p>
      <p>
        It helps us see which toolkits and versions are in use, and what went wrong. Texts on the page are
        masked in recordings. Neither is done unless you agree.
      </p>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => choose('granted')}>
          Allow
        </Button>
        <Button onClick={() => choose('denied')}>Decline</Button>
      </div>
    </section>
  );
}
