import type { CatalogSection } from '@portal/catalog';
import { PlatformCards } from '../platforms/PlatformCards';
import { TrialFrame } from './TrialFrame';

/** The HOOPS platform is the web or the native one, and so is its trial. TRI-6. */
export function TrialChoice({ section }: { readonly section: CatalogSection }) {
  return (
    <TrialFrame section={section}>
      <PlatformCards />
    </TrialFrame>
  );
}
