import { waitBriefly } from '@portal/product-pages';
import { type LoaderFunctionArgs, redirect } from '@portal/router';
import { loadTrial } from './load-trial';
import type { Trial } from './trial';
import { type TrialPage, trialPageAt } from './trial-page';

/** The data of a trial page, with its pending request. */
export type TrialData =
  | Extract<TrialPage, { kind: 'choice' }>
  | (Extract<TrialPage, { kind: 'trial' }> & {
      /** Unique for each run of the loader, so that a new run shows the loading state again. */
      readonly loadId: number;
      readonly trial: Promise<Trial>;
    });

let lastLoadId = 0;

/** @throws a redirect for a path without a trial. */
export async function trialLoader({ request }: LoaderFunctionArgs): Promise<TrialData> {
  const page = trialPageAt(new URL(request.url).pathname);
  if (page.kind === 'redirect') throw redirect(page.to);
  if (page.kind === 'choice') return page;
  lastLoadId += 1;
  const trial = loadTrial(page.offer.code);
  await waitBriefly(trial);
  return { ...page, loadId: lastLoadId, trial };
}
