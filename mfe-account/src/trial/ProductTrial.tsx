import { PageSection } from '@portal/ui/pages';
import { Suspense } from 'react';
import { ContactButton } from '../contact/ContactButton';
import { PlatformCards } from '../platforms/PlatformCards';
import type { TrialData } from './loader';
import { NextSteps } from './NextSteps';
import { TrialDownloads } from './TrialDownloads';
import { TrialFrame } from './TrialFrame';
import { TrialLoading } from './TrialLoading';
import { TrialStatus } from './TrialStatus';

/**
 * The trial of one product. Only the box that tells how the trial stands waits for the account
 * service; all that leads on from here is there at once and stays where it is.
 */
export function TrialOfProduct({ section, offer, loading, trial }: Extract<TrialData, { kind: 'trial' }>) {
  return (
    <TrialFrame section={section} action={<ContactButton label="Contact Us" icon="mail" />}>
      <Suspense key={loading} fallback={<TrialLoading />}>
        <TrialStatus section={section} offer={offer} trial={trial} />
      </Suspense>
      <PageSection title="Next steps">
        <NextSteps section={section} offer={offer} />
      </PageSection>
      <TrialDownloads section={section} offer={offer} />
      <PageSection title="Evaluate a whole platform">
        <PlatformCards />
      </PageSection>
    </TrialFrame>
  );
}
