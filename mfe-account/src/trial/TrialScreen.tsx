import { useAlertsOfPage } from '@portal/download-button';
import { useLoaderData } from '@portal/router';
import type { TrialData } from './loader';
import { TrialChoice } from './TrialChoice';
import { TrialOfProduct } from './TrialOfProduct';

/** Every trial page. TRI-1, TRI-6. */
export function Component() {
  useAlertsOfPage();
  const data = useLoaderData<TrialData>();
  return data.kind === 'choice' ? (
    <TrialChoice section={data.section} />
  ) : (
    <TrialOfProduct key={data.section.code} {...data} />
  );
}
