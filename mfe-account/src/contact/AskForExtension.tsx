import { ContactButton } from './ContactButton';

/** The one action of an ended trial: the contact form. LAND-11, TRI-8, LIC-20. */
export function AskForExtension({ kind = 'primary' }: { readonly kind?: 'primary' | 'default' }) {
  return <ContactButton label="Ask for an extension" icon="mail" kind={kind} />;
}
