import { Alert } from '@portal/ui';
import { ContactAlternatives } from './ContactAlternatives';
import type { ContactDrawerProps } from './contact-drawer-props';

/** Shown instead of the drawer when its code fails to load. */
export function ContactUnavailable({ open, onClose }: ContactDrawerProps) {
  if (!open) return null;
  return (
    <Alert kind="warning" title="The contact form could not be loaded." onClose={onClose}>
      <ContactAlternatives />
    </Alert>
  );
}
