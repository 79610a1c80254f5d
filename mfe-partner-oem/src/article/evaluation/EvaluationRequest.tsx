import { describeError, isHttpError } from '@portal/api/core';
import { type Product, TRIAL_DAYS } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { DownloadAlert, hideAlert, requestEvaluation, showAlert } from '@portal/download-button';
import { checkSession } from '@portal/session';
import { Alert, Button, ButtonLink, Card } from '@portal/ui';
import { useState } from 'react';
import styles from './evaluation.module.css';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * The way to an evaluation of a product that sales gives out: a license request for whoever is signed
 * in, the contact form for everybody. ART-3 (`getproductlicense`).
 */
export function EvaluationRequest({ product }: { readonly product: Product }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const alertKey = `evaluation:${product.code}`;

  const send = async () => {
    setState({ kind: 'sending' });
    const session = await checkSession();
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
      {state.kind === 'sent' ? (
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
        {state.kind !== 'sent' && (
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
