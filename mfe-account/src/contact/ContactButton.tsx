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
const lazyDrawer = () =>
  lazy(() =>
    import(/* webpackChunkName: "contact" */ './ContactDrawer').catch(() => {
      // The next click loads it again.
      ContactDrawer = lazyDrawer();
      return { default: ContactUnavailable };
    }),
  );

let ContactDrawer = lazyDrawer();

interface ContactButtonProps extends Pick<ButtonProps, 'kind' | 'icon' | 'block'> {
  readonly label: string;
}

/** Opens the contact form in a drawer. CONTACT-1. */
export function ContactButton({ label, ...look }: ContactButtonProps) {
  // An object: each click renders anew, also while the alternatives are shown.
  const [drawer, setDrawer] = useState<{ readonly open: boolean } | null>(null);
  const [opening, startOpening] = useTransition();
  return (
    <>
      <Button {...look} loading={opening} onClick={() => startOpening(() => setDrawer({ open: true }))}>
        {label}
      </Button>
      {drawer && (
        <Suspense>
          <ContactDrawer {...drawer} title={label} onClose={() => setDrawer({ open: false })} />
        </Suspense>
      )}
    </>
  );
}
