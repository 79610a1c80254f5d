import { getReleases } from '@portal/api/content';
import {
  downloadAccess,
  keyTarget,
  type Product,
  resolveVersion,
  trainingSupplementKey,
} from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';

/** The version for the tracking event: the product's latest, because a supplement has none. */
async function latestVersion(product: Product): Promise<string> {
  try {
    const found = resolveVersion(product, 'latest', await getReleases());
    return found.kind === 'resolved' ? found.version : '';
  } catch {
    return ''; // A failed look-up for the event must not fail the download.
  }
}

/** The download request for the supplementary material of a training; requires sign-in only. TRN-6, PATH-10. */
export function supplementRequest(product: Product): DownloadRequest {
  const target = keyTarget(trainingSupplementKey(product));
  const facts = { code: product.code, version: '', os: '' };
  return {
    alertKey: trainingSupplementKey(product),
    target: {
      kind: 'resolve',
      resolve: async () => ({ target, facts: { ...facts, version: await latestVersion(product) } }),
    },
    access: downloadAccess('training-supplements', product),
    facts,
  };
}
