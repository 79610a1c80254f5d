import { type MeasuredSource, releaseName } from './measured-source';
import { HOST_PART, PAGE, PART } from './metric-names';
import type { Attributes } from './metrics';

const HOST_PAGE: Attributes = { [PART]: HOST_PART, [PAGE]: HOST_PART };

/**
 * Describes a page by the pattern and the release of the remote that owns it. Its path is not sent: a visitor may
 * have typed anything there. RUM-2.
 */
export async function pageAttributes(
  path: string,
  { owners, inspector }: MeasuredSource,
): Promise<Attributes> {
  // The page reports a registry that cannot be read. Here it only means that the owner is unknown.
  const owned = await owners(path).catch(() => []);
  const owner = owned.find(({ test }) => test.test(path));
  const load = owner && inspector?.remoteStatus.getState()[owner.remote];
  if (owner === undefined || load?.version === undefined || load.from === 'override') return HOST_PAGE;
  return { [PART]: releaseName(owner.remote, load.version), [PAGE]: owner.pattern };
}
