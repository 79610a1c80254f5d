import { getConfig } from '@portal/sdk/config';
import { ExternalLink } from '@portal/sdk/ui';
import styles from './contact.module.css';

/**
 * Alternatives when the framed form does not work: email, or the form's own page where no address is
 * configured, and support. CONTACT-2.
 */
export function ContactAlternatives() {
  const { contactEmail, contactFormUrl, supportUrl } = getConfig();
  return (
    <p className={styles.alternatives}>
      {contactEmail === undefined ? (
        <ExternalLink href={contactFormUrl}>Open the form in a new tab</ExternalLink>
      ) : (
        <>
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </>
      )}{' '}
      or{' '}
      <span className={styles.last}>
        <ExternalLink href={supportUrl}>contact support</ExternalLink>.
      </span>
    </p>
  );
}
