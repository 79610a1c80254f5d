import { type CatalogSection, pathKey, sectionOf, type TrialOffer, unknownPathTarget } from '@portal/catalog';
import { unknownAddressNotice } from '@portal/product-pages';
import { loadPlatformTrial, type PlatformTrial, type Trial, trialOf } from '@portal/product-pages/trial';
import { getTrial } from '@portal/sdk/api/account';
import { describeError, isHttpError } from '@portal/sdk/api/core';
import { type QueryRun, startQuery, waitBriefly } from '@portal/sdk/query';
import { report } from '@portal/sdk/report';
import { type LoaderFunctionArgs, redirectWithNotice } from '@portal/sdk/router';
import { checkSession, isExpired } from '@portal/sdk/session';

export interface TrialProduct {
  readonly section: CatalogSection;
  readonly offer: TrialOffer;
}

type TrialPage =
  | ({ readonly kind: 'trial' } & TrialProduct)
  /** The HOOPS platform, which is a choice between two products. TRI-6. */
  | { readonly kind: 'choice'; readonly section: CatalogSection }
  /** The path has no trial and redirects. NAV-2, NAV-4. */
  | { readonly kind: 'redirect'; readonly to: string };

/** The trial page at a path such as `/hoops/exchange/trial`. */
export function trialPageAt(pathname: string): TrialPage {
  const section = sectionOf(pathname);
  const isTrialPath = pathKey(pathname) === `${section?.section}/trial`;
  if (section === undefined || !isTrialPath || !section.screens.includes('trial')) {
    return { kind: 'redirect', to: unknownPathTarget(pathname) };
  }
  return section.trial ? { kind: 'trial', section, offer: section.trial } : { kind: 'choice', section };
}

/** Requests a trial and returns its status. Never rejects; a failure is reported. TRI-4. */
async function requestTrial(request: Parameters<typeof getTrial>[0]): Promise<Trial> {
  try {
    return trialOf(await getTrial(request), new Date());
  } catch (error) {
    // The session ended elsewhere; the session store has been updated. SES-16.
    if (isHttpError(error, 401)) return { kind: 'signed-out', expired: true };
    const action = request.isCreate ? 'started' : 'looked up';
    report(new Error(`The trial of ${request.product} could not be ${action}`, { cause: error }));
    return { kind: 'failed', reason: describeError(error) };
  }
}

/** Loads the visitor's trial of a product. */
async function loadTrial(product: string): Promise<Trial> {
  const session = await checkSession();
  if (session.status === 'signed-in') return requestTrial({ product, isCreate: false });
  return { kind: 'signed-out', expired: isExpired(session) };
}

/**
 * Starts the trial of a product. For a trial that has already started, returns its status. An answer without a key is
 * a failure, for otherwise the click would seem to do nothing. TRI-12.
 */
export async function startTrial(product: string): Promise<Trial> {
  const trial = await requestTrial({ product, isCreate: true });
  if (trial.kind !== 'not-started') return trial;
  const reason = 'The account service has not given a license key.';
  report(new Error(`The trial of ${product} could not be started: no license key`));
  return { kind: 'failed', reason };
}

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
