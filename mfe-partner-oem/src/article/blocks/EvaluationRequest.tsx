import { describeError, isHttpError } from '@portal/api/core';
import { type Product, TRIAL_DAYS } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { DownloadAlert, hideAlert, requestEvaluation, showAlert } from '@portal/download-button';
import { confirmSession, useSessionUser } from '@portal/session';
import { Alert, Button, ButtonLink, Card } from '@portal/ui';
import { useState } from 'react';
import styles from './evaluation.module.css';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Requests an evaluation license from sales: a license request for signed-in users, and a link to the
 * contact form for everyone. ART-3 (`getproductlicense`).
 */
export function EvaluationRequest({ product }: { readonly product: Product }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const user = useSessionUser();
  const alertKey = `evaluation:${product.code}`;
  // The confirmation contains an email address, so it is shown only to the user who sent it. SES-19.
  const isSent = state.kind === 'sent' && user?.email === state.email;

  const send = async () => {
    setState({ kind: 'sending' });
    // The user may have signed in elsewhere since the page load. SES-10.
    const session = await confirmSession();
    if (session.status !== 'signed-in') {
      showAlert(alertKey, { type: 'login' });
      return setState({ kind: 'idle' });
    }
    hideAlert(alertKey);
    try {
      await requestEvaluation(product, session.user);
      setState({ kind: 'sent', email: session.user.email });
    } catch (error) {
      if (isHttpError(error, 401)) {
        showAlert(alertKey, { type: 'login' });
        setState({ kind: 'idle' });
      } else setState({ kind: 'failed', error });
    }
  };

  return (
    <Card className={styles.card}>
      <DownloadAlert alertKey={alertKey} />
      {isSent ? (
        <Alert kind="success" title="Your request is with sales.">
          <p>
            They answer to {state.email}. You find the license on your license page as soon as it is set up.
          </p>
        </Alert>
      ) : (
        <p className={styles.text}>
          Ask sales for a {TRIAL_DAYS}-day evaluation license of {product.name}. The request carries the
          e-mail address of your account.
        </p>
      )}
      {state.kind === 'failed' && (
        <Alert
          kind="error"
          title="Your request could not be sent."
          onClose={() => setState({ kind: 'idle' })}
        >
          <p>{describeError(state.error)}</p>
        </Alert>
      )}
      <div className={styles.actions}>
        {!isSent && (
          <Button
            kind="primary"
            icon="license"
            loading={state.kind === 'sending'}
            onClick={() => void send()}
          >
            {state.kind === 'failed' ? 'Retry' : 'Request an evaluation license'}
          </Button>
        )}
        <ButtonLink icon="mail" href={getConfig().contactFormUrl}>
          Contact sales
        </ButtonLink>
      </div>
    </Card>
  );
}
