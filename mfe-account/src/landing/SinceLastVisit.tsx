import { forgetInterrupted, pendingDownload } from '@portal/sdk/download-button/interrupted';
import { AppLink, Button, Icon } from '@portal/sdk/ui';
import { useState } from 'react';
import type { Releases } from './releases';
import styles from './since-last-visit.module.css';

/** Releases that are named; the table marks the others. */
const MAX_NAMED = 3;

/** The releases of the user's products that came out since the last visit; nothing at the first one. LAND-21. */
export function NewReleases({ releases }: { readonly releases: Releases }) {
  // Each product once: the add-ons of a product are rows with the same downloads.
  const all = [...new Map([...releases.values()].map((release) => [release.code, release])).values()];
  const isFirstVisit = all.every(({ isNew }) => isNew === null);
  if (isFirstVisit) return null;
  const found = all.filter(({ isNew }) => isNew);
  if (found.length === 0) {
    return <p className={styles.none}>No new releases of your products since your last visit.</p>;
  }
  const others = found.length - MAX_NAMED;
  return (
    <section className={styles.releases} aria-labelledby="new-releases">
      <h2 id="new-releases">New since your last visit</h2>
      <ul className={styles.list}>
        {found.slice(0, MAX_NAMED).map(({ code, product, display, path }) => (
          <li key={code}>
            <Icon name="history" className={styles.icon} />
            <AppLink to={path}>
              {product} {display}
            </AppLink>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.none}>{others} more are marked in the table.</p>}
    </section>
  );
}

/** The download for which the user was asked to sign in, with a way on and one out. ALERT-11, LAND-21. */
export function PendingDownload() {
  const [pending, setPending] = useState(pendingDownload);
  if (pending === null) return null;
  const dismiss = () => {
    forgetInterrupted();
    setPending(null);
  };
  return (
    <div className={styles.pending}>
      <Icon name="download" className={styles.icon} />
      <p>
        {pending.name === '' ? 'A download' : <strong>{pending.name}</strong>} is waiting for you.{' '}
        <AppLink to={pending.href}>Continue the download</AppLink>
      </p>
      <Button
        goes
        kind="text"
        size="small"
        icon="close"
        aria-label="Dismiss the download"
        onClick={dismiss}
      />
    </div>
  );
}
