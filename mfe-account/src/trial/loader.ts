import { type QueryRun, startQuery, waitBriefly } from '@portal/query';
import { type LoaderFunctionArgs, redirect } from '@portal/router';
import { loadTrial } from './load-trial';
import type { Trial } from './trial';
import { type TrialPage, trialPageAt } from './trial-page';

/** The data of a trial page, with its pending request. */
export type TrialData =
  | Extract<TrialPage, { kind: 'choice' }>
  | (Extract<TrialPage, { kind: 'trial' }> & {
      readonly trial: QueryRun<Trial>;
    });

/** @throws a redirect for a path without a trial. */
export async function trialLoader({ request }: LoaderFunctionArgs): Promise<TrialData> {
  const page = trialPageAt(new URL(request.url).pathname);
  if (page.kind === 'redirect') throw redirect(page.to);
  if (page.kind === 'choice') return page;
  const trial = startQuery(() => loadTrial(page.offer.code));
  await waitBriefly(trial);
  return { ...page, trial };
}
