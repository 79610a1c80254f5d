import { getConfig } from '@portal/config';
import {
  identifyAfterSignIn,
  identifyVisitor,
  readConsent,
  storeConsent,
} from '@portal/download-button/tracking';
import { Button } from '@portal/ui';
import { useEffect, useState } from 'react';
import styles from './consent-notice.lazy.module.css';

/**
 * Identifies whoever signs in (FRAME-4), and asks first where the configuration demands it: until the
 * visitor agrees no download is counted and nothing is recorded, and no answer is a no.
 */
export function ConsentNotice() {
  const { tracking, observability } = getConfig();
  const needed = tracking.scriptUrl !== undefined || observability.dsn !== undefined;
  const [consent, setConsent] = useState(readConsent);
  useEffect(identifyAfterSignIn, []);
  if (!needed || !tracking.requireConsent || consent !== 'unasked') return null;

  const answer = (given: 'granted' | 'denied') => {
    storeConsent(given);
    setConsent(given);
    if (given === 'granted') void identifyVisitor();
  };
  return (
    <section aria-labelledby="consent" className={styles.notice}>
      <p id="consent" className={styles.title}>
        May we count downloads and record what leads to errors?
      </p>
      <p>
        It helps us see which toolkits and versions are in use, and what went wrong. Texts on the page are
        masked in recordings. Nothing is counted or recorded unless you agree.
      </p>
      <div className={styles.actions}>
        <Button kind="primary" size="small" onClick={() => answer('granted')}>
          Allow
        </Button>
        <Button size="small" onClick={() => answer('denied')}>
          Decline
        </Button>
      </div>
    </section>
  );
}
