import { type CatalogSection, sidebarFor, TRIAL_DAYS } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { PageTitle, ProductIcon } from '@portal/ui';
import { SidebarLayout } from '@portal/ui/pages';
import type { ReactNode } from 'react';
import styles from './trial.module.css';

interface TrialLayoutProps {
  readonly section: CatalogSection;
  /** An action beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The section's sidebar, and the page header with the product's icon and description. TRI-1. */
export function TrialLayout({ section, action, children }: TrialLayoutProps) {
  const config = getConfig();
  const title = `${section.name} ${TRIAL_DAYS}-Day Trial`;
  return (
    <SidebarLayout
      title={section.name}
      subtitle={section.subtitle}
      icon={section.icon}
      links={sidebarFor(section, config)}
    >
      <PageTitle title={title} siteTitle={config.siteTitle} />
      <div className={styles.page}>
        <div className={styles.head}>
          <ProductIcon name={section.icon} size={64} className={styles.mark} />
          <div className={styles.words}>
            <h1 elementtiming="content">{title}</h1>
            <p className={styles.lead}>{section.description}</p>
          </div>
          {action}
        </div>
        {children}
      </div>
    </SidebarLayout>
  );
}
