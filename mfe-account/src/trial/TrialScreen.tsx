import { type CatalogSection, screenPath, sidebarFor, TRIAL_DAYS } from '@portal/catalog';
import type { PlatformTrial } from '@portal/product-pages/trial';
import { getConfig } from '@portal/sdk/config';
import { useCloseAlertsOnLeave } from '@portal/sdk/download-button';
import { SuspenseQuery } from '@portal/sdk/query';
import { useSession } from '@portal/sdk/session';
import { Alert, AppLink, Day, PageSection, PageTitle, ProductIcon, SidebarLayout } from '@portal/sdk/ui';
import type { ReactNode } from 'react';
import { ContactButton } from '../contact/ContactButton';
import { PlatformCards } from '../PlatformCards';
import type { TrialData } from './loader';
import { NextSteps } from './NextSteps';
import { TrialDownloads } from './TrialDownloads';
import { inSentence, TrialLoading } from './TrialStates';
import { TrialStatus } from './TrialStatus';
import styles from './trial.module.css';

interface TrialLayoutProps {
  readonly section: CatalogSection;
  /** An action beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The section's sidebar, and the page header with the product's icon and description. TRI-1. */
function TrialLayout({ section, action, children }: TrialLayoutProps) {
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

interface PlatformTrialNoteProps extends PlatformTrial {
  /** The product's name. */
  readonly product: string;
}

/** Tells beside a product's own trial, started or not, that a running platform trial covers the product. TRI-9. */
function PlatformTrialNote({ product, platform, trial: { end } }: PlatformTrialNoteProps) {
  // It belongs to the user who was signed in when it loaded.
  if (useSession().status !== 'signed-in') return null;
  return (
    <div className={styles.platformTrial}>
      <Alert
        kind="success"
        role="note"
        title={`${product} is part of your trial of ${inSentence(platform.name)}`}
      >
        <p>
          {end !== null && (
            <>
              It runs until <Day date={end} />.{' '}
            </>
          )}
          <AppLink to={screenPath(platform, 'trial') ?? ''}>See its key and installers</AppLink>
        </p>
      </Alert>
    </div>
  );
}

/**
 * The trial of one product. Only the box with the status waits for the account service; the links and
 * downloads are rendered at once and do not move.
 */
function ProductTrial({ section, offer, trial, platformTrial }: Extract<TrialData, { kind: 'trial' }>) {
  return (
    <TrialLayout section={section} action={<ContactButton label="Contact Us" icon="mail" />}>
      <SuspenseQuery run={trial} fallback={<TrialLoading />}>
        {(loaded) => (
          <>
            <TrialStatus section={section} offer={offer} loaded={loaded} />
            <SuspenseQuery run={platformTrial} fallback={null}>
              {(found) => found && <PlatformTrialNote product={section.name} {...found} />}
            </SuspenseQuery>
          </>
        )}
      </SuspenseQuery>
      <PageSection title="Next steps">
        <NextSteps section={section} offer={offer} />
      </PageSection>
      <TrialDownloads section={section} offer={offer} />
      <PageSection title="Evaluate a whole platform">
        <PlatformCards />
      </PageSection>
    </TrialLayout>
  );
}

/** Every trial page. That of the HOOPS platform is a choice between the web and the native platform. TRI-1, TRI-6. */
export function Screen(data: TrialData) {
  useCloseAlertsOnLeave();
  if (data.kind === 'trial') return <ProductTrial key={data.section.code} {...data} />;
  return (
    <TrialLayout section={data.section}>
      <PlatformCards />
    </TrialLayout>
  );
}
