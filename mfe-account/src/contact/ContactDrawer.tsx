import { frameSandbox, getConfig } from '@portal/sdk/config';
import { Alert, Button, Skeleton } from '@portal/sdk/ui';
import { Drawer } from '@portal/sdk/ui/drawer';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { ContactAlternatives } from './ContactAlternatives';
import styles from './contact.module.css';
import { watchFrame } from './watch-frame';

type FormState = 'loading' | 'ready' | 'failed';

/** The marketing form in a frame; email and support links when it is blocked or fails to load. */
export function ContactForm() {
  const { contactFormUrl } = getConfig();
  const [state, setState] = useState<FormState>('loading');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (state !== 'loading' || frame.current === null) return;
    return watchFrame(frame.current, contactFormUrl, setState);
  }, [state, contactFormUrl]);

  if (state === 'failed') {
    return (
      <Alert kind="warning" title="The contact form could not be loaded.">
        <p>Something may be blocking it, such as a browser extension.</p>
        <ContactAlternatives />
        <div>
          <Button goes icon="retry" onClick={() => setState('loading')}>
            Retry
          </Button>
        </div>
      </Alert>
    );
  }
  return (
    <div className={styles.form} aria-busy={state === 'loading'}>
      <div className={styles.place}>
        {state === 'loading' && (
          <div className={styles.waiting}>
            <Skeleton lines={8} />
          </div>
        )}
        <iframe
          ref={frame}
          className={styles.frame}
          src={contactFormUrl}
          sandbox={frameSandbox(contactFormUrl, 'form')}
          title="Contact form"
        />
      </div>
      <div className={styles.otherwise}>
        <p>Does the form not work for you?</p>
        <ContactAlternatives />
      </div>
    </div>
  );
}

/** The marketing contact form in a drawer. CONTACT-1. */
export default function ContactDrawer(props: Omit<ComponentProps<typeof Drawer>, 'children'>) {
  return (
    <Drawer {...props}>
      <ContactForm />
    </Drawer>
  );
}
