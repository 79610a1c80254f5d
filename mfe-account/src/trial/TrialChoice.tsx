import type { CatalogSection } from '@portal/catalog';
import { PlatformCards } from '../platforms/PlatformCards';
import { TrialLayout } from './TrialLayout';

/** The trial page of the HOOPS platform: a choice between the web and the native platform. TRI-6. */
export function TrialChoice({ section }: { readonly section: CatalogSection }) {
  return (
    <TrialLayout section={section}>
      <PlatformCards />
    </TrialLayout>
  );
}
