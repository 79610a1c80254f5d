import type { CatalogSection } from '@portal/catalog';
import { useCloseAlertsOnLeave } from '@portal/download-button';
import { PlatformCards } from '../platforms/PlatformCards';
import type { TrialData } from './loader';
import { ProductTrial } from './ProductTrial';
import { TrialLayout } from './TrialLayout';

/** The trial page of the HOOPS platform: a choice between the web and the native platform. TRI-6. */
function TrialChoice({ section }: { readonly section: CatalogSection }) {
  return (
    <TrialLayout section={section}>
      <PlatformCards />
    </TrialLayout>
  );
}

/** Every trial page. TRI-1, TRI-6. */
export function Screen(data: TrialData) {
  useCloseAlertsOnLeave();
  return data.kind === 'choice' ? (
    <TrialChoice section={data.section} />
  ) : (
    <ProductTrial key={data.section.code} {...data} />
  );
}
