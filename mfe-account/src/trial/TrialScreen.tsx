import { useCloseAlertsOnLeave } from '@portal/download-button';
import { useLoaderData } from '@portal/router';
import type { TrialData } from './loader';
import { ProductTrial } from './ProductTrial';
import { TrialChoice } from './TrialChoice';

/** Every trial page. TRI-1, TRI-6. */
export function Component() {
  useCloseAlertsOnLeave();
  const data = useLoaderData<TrialData>();
  return data.kind === 'choice' ? (
    <TrialChoice section={data.section} />
  ) : (
    <ProductTrial key={data.section.code} {...data} />
  );
}
