import { Drawer } from '@portal/ui/drawer';
import { ContactForm } from './ContactForm';
import type { ContactDrawerProps } from './contact-drawer-props';

/** The marketing contact form in a drawer. CONTACT-1. */
export default function ContactDrawer({ open, title, onClose }: ContactDrawerProps) {
  return (
    <Drawer open={open} title={title} onClose={onClose}>
      <ContactForm />
    </Drawer>
  );
}
