import { getConfig } from '@portal/config';
import { ExternalLink } from '@portal/ui';
import styles from './contact.module.css';

/** The ways to reach people that need no form. */
export function ContactAlternatives() {
  const { contactEmail, supportUrl } = getConfig();
  return (
    <p className={styles.alternatives}>
      Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> or{' '}
      <ExternalLink href={supportUrl}>contact support</ExternalLink>.
    </p>
  );
}
