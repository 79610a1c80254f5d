import { getConfig } from '@portal/config';
import { ExternalLink } from '@portal/ui';

/** The ways to reach people that need no form. */
export function ContactAlternatives() {
  const { contactEmail, supportUrl } = getConfig();
  return (
    <p>
      Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> or{' '}
      <ExternalLink href={supportUrl}>contact support</ExternalLink>.
    </p>
  );
}
