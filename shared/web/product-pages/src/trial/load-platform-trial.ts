import { getTrial } from '@portal/api/account';
import type { CatalogSection } from '@portal/catalog';
import { checkSession } from '@portal/session';
import { platformsOf } from './platforms-of';
import { type Trial, trialOf } from './trial';

/** A running trial of a platform that covers a product. TRI-9. */
export interface PlatformTrial {
  readonly platform: CatalogSection;
  readonly trial: Extract<Trial, { kind: 'running' }>;
}

async function runningTrial(platform: CatalogSection): Promise<PlatformTrial | null> {
  const trial = trialOf(await getTrial({ product: platform.trial?.code ?? platform.code }), new Date());
  return trial.kind === 'running' ? { platform, trial } : null;
}

/**
 * The user's running trial of a platform that covers a product; `null` without one. Never rejects: it is an
 * addition, and the page's own trial tells of a failure. TRI-9.
 */
export async function loadPlatformTrial({ code }: CatalogSection): Promise<PlatformTrial | null> {
  const platforms = platformsOf(code);
  if (platforms.length === 0 || (await checkSession()).status !== 'signed-in') return null;
  const found = await Promise.all(platforms.map((platform) => runningTrial(platform).catch(() => null)));
  return found.find((trial) => trial !== null) ?? null;
}
