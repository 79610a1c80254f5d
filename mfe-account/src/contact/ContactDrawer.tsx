import { Drawer } from '@portal/ui/drawer';
import { ContactForm } from './ContactForm';

/** Props of the contact drawer and of its fallback. */
export interface ContactDrawerProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
}

/** The marketing contact form in a drawer. CONTACT-1. */
export default function ContactDrawer({ open, title, onClose }: ContactDrawerProps) {
  return (
    <Drawer open={open} title={title} onClose={onClose}>
      <ContactForm />
    </Drawer>
  );
}
