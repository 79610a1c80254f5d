import { type CatalogSection, TRIAL_DAYS } from '@portal/catalog';
import type { Trial } from '@portal/product-pages/trial';
import { useRevalidator } from '@portal/sdk/router';
import { type Action, Alert, Button, ButtonLink, Day, Spinner, useAction } from '@portal/sdk/ui';
import { type Ref, useEffect, useRef, useState } from 'react';
import { AccountLinks } from '../AccountLinks';
import { AskForExtension } from '../contact/AskForExtension';
import { LicenseKey } from '../LicenseKey';
import type { TrialProduct } from './loader';
import { downloadsPath } from './NextSteps';
import { Badge, DaysRemaining, TrialBox } from './TrialBox';
import { OwnInstaller } from './TrialDownloads';
import styles from './trial.module.css';

/** A product's name as it is written inside a sentence: "Try the HOOPS Web Platform". */
export const inSentence = (name: string): string => name.replace(/^The /, 'the ');

/** The message while the trial loads; it stays when the request fails. TRI-4. */
const LOADING_MESSAGE = 'If your trial does not appear, refresh the page, create an account or log in.';

/** How long a page that was rendered ahead is better than this message, in milliseconds. */
const BUSY_MS = 2_000;

/**
 * Shown while the trial loads. A page that was rendered ahead stays while a part of the drawn one is busy; it asks
 * signed-in users to sign in, and its buttons do not react. So the box is no longer busy after 2 s. TRI-4.
 */
export function TrialLoading() {
  const [isBusy, setIsBusy] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsBusy(false), BUSY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <TrialBox busy={isBusy} figure={<Spinner label="Loading your trial…" />}>
      <p>{LOADING_MESSAGE}</p>
      <AccountLinks />
    </TrialBox>
  );
}

/** The request failed: the loading message stays, with the reason and a Retry button. TRI-4. */
export function TrialFailed({ reason }: { readonly reason: string }) {
  const { run: retry } = useAction(useRevalidator().revalidate);
  return (
    <TrialBox figure={<Badge icon="warning" alarming />}>
      <div role="alert">
        <p className={styles.title}>Your trial could not be loaded.</p>
        <p>{reason}</p>
      </div>
      <p>{LOADING_MESSAGE}</p>
      <div className={styles.actions}>
        <Button goes kind="primary" icon="retry" onClick={() => void retry()}>
          Retry
        </Button>
        <AccountLinks kind="default" />
      </div>
    </TrialBox>
  );
}

interface TrialSignedOutProps {
  readonly section: CatalogSection;
  /** Whether a session has just ended. */
  readonly expired: boolean;
  /** The box, which receives the focus when the session had ended before the start. */
  readonly ref: Ref<HTMLDivElement>;
}

/** No user is signed in on this page; the visitor may have signed in elsewhere. TRI-5. */
export function TrialSignedOut({ section, expired, ref }: TrialSignedOutProps) {
  return (
    <TrialBox ref={ref} figure={<Badge icon="trial" />}>
      <p className={styles.title}>
        {expired
          ? 'Your session has ended. Sign in again to see your trial.'
          : `Try ${inSentence(section.name)} free for ${TRIAL_DAYS} days`}
      </p>
      <p>Create an account or sign in: the trial, its license key and the downloads belong to it.</p>
      <AccountLinks />
      <p className={styles.hint}>If you have signed in elsewhere, refresh the page.</p>
    </TrialBox>
  );
}

interface TrialNotStartedProps {
  readonly section: CatalogSection;
  readonly days: number;
  /** Starts the trial. Its result is shown here only if it is a failure. */
  readonly start: Action<[], Trial>;
}

/** A trial without a key: it starts with a click. TRI-2. */
export function TrialNotStarted({ section, days, start }: TrialNotStartedProps) {
  const { state, busy, run } = start;
  const failure = state.kind === 'done' && state.result.kind === 'failed' ? state.result : null;
  const startButton = useRef<HTMLButtonElement>(null);
  const retry = () => {
    // The alert goes with its button. A11Y-8.
    startButton.current?.focus();
    void run();
  };
  return (
    <TrialBox figure={<DaysRemaining days={days} />}>
      <p className={styles.title}>Your trial has not started yet.</p>
      <p>It begins when you press the button and gives you a license key for {inSentence(section.name)}.</p>
      {failure && (
        <Alert kind="error" title="Your trial could not be started.">
          <p>{failure.reason}</p>
          <div>
            <Button kind="link" onClick={retry}>
              Retry
            </Button>
          </div>
        </Alert>
      )}
      <div className={styles.actions}>
        <Button ref={startButton} kind="primary" size="large" icon="trial" loading={busy} onClick={run}>
          Start my {TRIAL_DAYS}-day trial
        </Button>
      </div>
    </TrialBox>
  );
}

/** The key of a trial, and what it is for: the installer, or else the product's downloads. TRI-10. */
function TrialKey({ licenseKey, ...product }: TrialProduct & { readonly licenseKey: string }) {
  const { section, offer } = product;
  return (
    <>
      <p>View your license or download the product below. This is your trial’s license key:</p>
      <LicenseKey value={licenseKey} />
      {offer.installers ? (
        <OwnInstaller {...product} />
      ) : (
        <div className={styles.actions}>
          <ButtonLink kind="primary" icon="download" to={downloadsPath(section)}>
            Download {section.name}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** A trial that has started, and its product. */
type Started<Kind extends Trial['kind']> = Extract<Trial, { kind: Kind }> &
  TrialProduct & {
    /** The box, which receives the focus when the trial has just started, or when the start says that it has ended. */
    readonly ref: Ref<HTMLDivElement>;
  };

/** A trial with remaining days; with a blank expiry it has all of its days. TRI-3. */
export function TrialRunning({ days, end, ref, ...key }: Started<'running'>) {
  return (
    <TrialBox ref={ref} figure={<DaysRemaining days={days} />}>
      <p className={styles.title}>
        {end === null ? (
          'Your trial is ready.'
        ) : (
          <>
            Your trial runs until <Day date={end} />.
          </>
        )}
      </p>
      <TrialKey {...key} />
    </TrialBox>
  );
}

/** A key whose expiry is no date: it is shown, and no number of days. TRI-3. */
export function TrialUndated({ expiry, ref, ...key }: Started<'undated'>) {
  return (
    <TrialBox ref={ref} figure={<Badge icon="trial" />}>
      <p className={styles.title}>Your trial has a license key.</p>
      <p>The account service gave an expiry date that cannot be read: “{expiry}”.</p>
      <TrialKey {...key} />
    </TrialBox>
  );
}

/** A trial whose last day is over, with its key and one action. TRI-3, TRI-8. */
export function TrialExpired({ section, end, licenseKey, ref }: Started<'expired'>) {
  return (
    <TrialBox ref={ref} figure={<DaysRemaining days={0} />}>
      <p className={styles.title}>
        Your trial ended on <Day date={end} />.
      </p>
      <p>We can extend it, or license {inSentence(section.name)} to you.</p>
      {licenseKey !== '' && <LicenseKey value={licenseKey} />}
      <div className={styles.actions}>
        <AskForExtension />
      </div>
    </TrialBox>
  );
}
