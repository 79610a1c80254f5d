import { waitBriefly } from '@portal/product-pages';
import { type LoaderFunctionArgs, redirect } from '@portal/router';
import { lookUpTrial } from './lookup';
import type { Trial } from './trial';
import { type TrialPage, trialPageAt } from './trial-page';

/** What a trial address shows, with the look-up that it needs under way. */
export type TrialData =
  | Extract<TrialPage, { kind: 'choice' }>
  | (Extract<TrialPage, { kind: 'trial' }> & {
      /** Different for each loading, so that a new one shows that it loads. */
      readonly loading: number;
      readonly trial: Promise<Trial>;
    });

let loadings = 0;

/** @throws the redirect of an address without a trial. */
export async function trialLoader({ request }: LoaderFunctionArgs): Promise<TrialData> {
  const page = trialPageAt(new URL(request.url).pathname);
  if (page.kind === 'elsewhere') throw redirect(page.to);
  if (page.kind === 'choice') return page;
  loadings += 1;
  const trial = lookUpTrial(page.offer.code);
  await waitBriefly(trial);
  return { ...page, loading: loadings, trial };
}
