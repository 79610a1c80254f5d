import { SuspenseQuery } from '@portal/query';
import { PageSection } from '@portal/ui/pages';
import { ContactButton } from '../contact/ContactButton';
import { PlatformCards } from '../platforms/PlatformCards';
import type { TrialData } from './loader';
import { NextSteps } from './NextSteps';
import { PlatformTrialNote } from './PlatformTrialNote';
import { TrialDownloads } from './TrialDownloads';
import { TrialLayout } from './TrialLayout';
import { TrialLoading } from './TrialStates';
import { TrialStatus } from './TrialStatus';

/**
 * The trial of one product. Only the box with the status waits for the account service; the links and
 * downloads are rendered at once and do not move.
 */
export function ProductTrial({
  section,
  offer,
  trial,
  platformTrial,
}: Extract<TrialData, { kind: 'trial' }>) {
  return (
    <TrialLayout section={section} action={<ContactButton label="Contact Us" icon="mail" />}>
      <SuspenseQuery run={trial} fallback={<TrialLoading />}>
        {(loaded) => <TrialStatus section={section} offer={offer} loaded={loaded} />}
      </SuspenseQuery>
      <SuspenseQuery run={platformTrial} fallback={null}>
        {(found) => found && <PlatformTrialNote product={section.name} {...found} />}
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
