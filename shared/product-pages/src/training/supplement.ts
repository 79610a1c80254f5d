import { getReleases } from '@portal/api/content';
import {
  alertTypeFor,
  keyTarget,
  type Product,
  resolveVersion,
  trainingSupplementKey,
} from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';

/** The version that the event names: the product's latest, for a supplement has none of its own. */
async function latestVersion(product: Product): Promise<string> {
  try {
    const found = resolveVersion(product, 'latest', await getReleases());
    return found.kind === 'resolved' ? found.version : '';
  } catch {
    return ''; // a download does not fail for its event's sake
  }
}

/** The supplementary material of a training: signed-in visitors only. TRN-6, PATH-10. */
export function supplementRequest(product: Product): DownloadRequest {
  const target = keyTarget(trainingSupplementKey(product.code));
  const facts = { code: product.code, version: '', os: '' };
  return {
    alertKey: trainingSupplementKey(product.code),
    target: {
      kind: 'resolve',
      resolve: async () => ({ target, facts: { ...facts, version: await latestVersion(product) } }),
    },
    license: null,
    noLicenseAlert: alertTypeFor(product),
    facts,
  };
}
