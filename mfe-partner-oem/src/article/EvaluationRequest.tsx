import { type Product, TRIAL_DAYS } from '@portal/catalog';
import { describeError, isHttpError } from '@portal/sdk/api/core';
import { getConfig } from '@portal/sdk/config';
import {
  DownloadAlert,
  hideAlert,
  requestEvaluation,
  requestedOn,
  showAlert,
} from '@portal/sdk/download-button';
import { confirmSession, useSessionUser } from '@portal/sdk/session';
import { Alert, Button, ButtonLink, Card, Day, useAction } from '@portal/sdk/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './evaluation.module.css';

/** The outcome of a request; `null` without one, and if it needs a sign-in. */
type Outcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'failed'; readonly error: unknown }
  | null;

/** The day of the user's last request on this machine; `null` without one and for visitors. ALERT-12. */
function useRequestDay(product: Product, email: string | undefined, outcome: Outcome): Date | null {
  const [day, setDay] = useState<Date | null>(null);
  // After the first render, which is the same for every visitor, and before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome may be a new request
  useLayoutEffect(() => {
    setDay(email === undefined ? null : requestedOn(product.code, email));
  }, [product, email, outcome]);
  return day;
}

/**
 * Requests an evaluation license from sales: a license request for signed-in users, and a link to the
 * contact form for everyone. A request that was sent is told on later visits. ART-3 (`getproductlicense`), ALERT-12.
 */
export function EvaluationRequest({ product }: { readonly product: Product }) {
  const user = useSessionUser();
  const alertKey = `evaluation:${product.code}`;
  const card = useRef<HTMLDivElement>(null);
  const { state, busy, run, reset } = useAction(async (): Promise<Outcome> => {
    // The user may have signed in elsewhere since the page load. SES-10.
    const session = await confirmSession();
    if (session.status === 'signed-in') {
      hideAlert(alertKey);
      try {
        await requestEvaluation(product, session.user);
        return { kind: 'sent', email: session.user.email };
      } catch (error) {
        if (!isHttpError(error, 401)) return { kind: 'failed', error };
      }
    }
    // The alert belongs to the page of the click: none comes after the user has left it.
    if (card.current) showAlert(alertKey, { type: 'login' });
    return null;
  });
  const outcome = state.kind === 'done' ? state.result : null;
  // The confirmation contains an email address, so it is shown only to the user who sent it. SES-19.
  const isSent = outcome?.kind === 'sent' && user?.email === outcome.email;
  // The button has gone with its request. A11Y-8.
  useEffect(() => {
    if (isSent && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [isSent]);
  const closeFailure = () => {
    card.current?.focus({ preventScroll: true });
    reset();
  };
  const day = useRequestDay(product, user?.email, outcome);
  const requested = day && (
    <>
      Requested on <Day date={day} />
    </>
  );

  return (
    <Card ref={card} tabIndex={-1} className={styles.card}>
      <DownloadAlert alertKey={alertKey} />
      {isSent ? (
        <Alert kind="success" role="alert" title="Your request is with sales.">
          <p>
            {requested}
            {requested && '. '}They will answer to {outcome.email}. You will find the license on your license
            page as soon as it is set up.
          </p>
        </Alert>
      ) : requested ? (
        <Alert kind="info" role="note" title={requested}>
          <p>Your request for {product.name} is with sales. You may send it again if you got no answer.</p>
        </Alert>
      ) : (
        <p className={styles.text}>
          Ask sales for a {TRIAL_DAYS}-day evaluation license of {product.name}. The request carries the email
          address of your account.
        </p>
      )}
      {outcome?.kind === 'failed' && (
        <Alert kind="error" title="Your request could not be sent." onClose={closeFailure}>
          <p>{describeError(outcome.error)}</p>
        </Alert>
      )}
      <div className={styles.actions}>
        {!isSent && (
          <Button kind={requested ? 'default' : 'primary'} icon="license" loading={busy} onClick={run}>
            {outcome?.kind === 'failed'
              ? 'Retry'
              : requested
                ? 'Request again'
                : 'Request an evaluation license'}
          </Button>
        )}
        <ButtonLink icon="mail" href={getConfig().contactFormUrl}>
          Contact sales
        </ButtonLink>
      </div>
    </Card>
  );
}
