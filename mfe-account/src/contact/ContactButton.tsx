import { Alert, Button, type ButtonProps } from '@portal/sdk/ui';
import { lazy, Suspense, useState, useTransition } from 'react';
import { ContactAlternatives } from './ContactAlternatives';
import type { ContactDrawerProps } from './ContactDrawer';

/** Shown instead of the drawer when its code fails to load. */
function ContactUnavailable({ open, onClose }: ContactDrawerProps) {
  if (!open) return null;
  return (
    <Alert kind="warning" title="The contact form could not be loaded." onClose={onClose}>
      <ContactAlternatives />
    </Alert>
  );
}

/** Its chunk may be missing after a deployment or fail to load; then the alternatives are shown. */
const ContactDrawer = lazy(() =>
  import(/* webpackChunkName: "contact" */ './ContactDrawer').catch(() => ({ default: ContactUnavailable })),
);

interface ContactButtonProps extends Pick<ButtonProps, 'kind' | 'icon' | 'block'> {
  readonly label: string;
}

/** Opens the contact form in a drawer. CONTACT-1. */
export function ContactButton({ label, ...look }: ContactButtonProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const [opening, startOpening] = useTransition();
  return (
    <>
      <Button {...look} loading={opening} onClick={() => startOpening(() => setState('open'))}>
        {label}
      </Button>
      {state !== 'unused' && (
        <Suspense>
          <ContactDrawer open={state === 'open'} title={label} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
