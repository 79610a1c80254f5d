import { unknownAddressNotice } from '@portal/product-pages';
import { loadPlatformTrial, type PlatformTrial, type Trial } from '@portal/product-pages/trial';
import { type QueryRun, startQuery, waitBriefly } from '@portal/query';
import { type LoaderFunctionArgs, redirectWithNotice } from '@portal/router';
import { loadTrial } from './load-trial';
import { type TrialPage, trialPageAt } from './trial-page';

/** The data of a trial page, with its pending request. */
export type TrialData =
  | Extract<TrialPage, { kind: 'choice' }>
  | (Extract<TrialPage, { kind: 'trial' }> & {
      readonly trial: QueryRun<Trial>;
      readonly platformTrial: QueryRun<PlatformTrial | null>;
    });

/** @throws a redirect for a path without a trial. */
export async function trialLoader({ request }: LoaderFunctionArgs): Promise<TrialData> {
  const url = new URL(request.url);
  const page = trialPageAt(url.pathname);
  if (page.kind === 'redirect') throw redirectWithNotice(page.to, unknownAddressNotice(url, page.to));
  if (page.kind === 'choice') return page;
  const trial = startQuery(() => loadTrial(page.offer.code));
  const platformTrial = startQuery(() => loadPlatformTrial(page.section));
  await Promise.all([waitBriefly(trial), waitBriefly(platformTrial)]);
  return { ...page, trial, platformTrial };
}
