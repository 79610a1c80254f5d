import { getConfig } from '@portal/config';
import { ButtonLink, Card, ExternalLink, Icon, type IconName } from '@portal/ui';
import { useId } from 'react';
import { ContactButton } from '../contact/ContactButton';
import styles from './landing.module.css';

/** Links to support, sales, the forum, the documentation and the knowledge base. LAND-10. */
export function HelpCard() {
  const { supportUrl, forumUrl, docsHost, knowledgeBaseUrl } = getConfig();
  const id = useId();
  const resources: readonly { readonly name: string; readonly icon: IconName; readonly href: string }[] = [
    { name: 'Developer forum', icon: 'forum', href: forumUrl },
    { name: 'Documentation', icon: 'docs', href: docsHost },
    { name: 'Knowledge base', icon: 'learning', href: knowledgeBaseUrl },
  ];
  return (
    <Card role="region" aria-labelledby={id} className={styles.help}>
      <h2 id={id}>Help and contact</h2>
      <div className={styles.pair}>
        <ButtonLink href={supportUrl} icon="support" block>
          Technical Support
        </ButtonLink>
        <ContactButton label="Contact Sales" icon="mail" block />
      </div>
      <ul className={styles.places}>
        {resources.map(({ name, icon, href }) => (
          <li key={name}>
            <Icon name={icon} className={styles.reasonIcon} />
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
