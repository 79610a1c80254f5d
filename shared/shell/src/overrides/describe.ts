import { type PublishedRelease, parsePublished, type RemoteRelease } from '@portal/contract';
import { withTimeout } from '../loader/with-timeout';

/** How long a description may take, in milliseconds: as long as a manifest. */
const BUDGET = 2_000;

/** A description that could not be had; its message tells a developer what to look at. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
}

async function fetchDescription(url: string): Promise<Response> {
  const request = fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(BUDGET) });
  const response = await withTimeout(url, BUDGET, request).catch((cause: unknown) => {
    throw new DescriptionError(
      `${url} could not be fetched. Either nothing answers there, or its server does not allow other origins (CORS), or the portal’s content security policy does not allow it.`,
      { cause },
    );
  });
  if (!response.ok)
    throw new DescriptionError(
      `${url} answered ${response.status}. A build needs its release.json beside it, which says what it was built for.`,
    );
  return response;
}

function check(published: PublishedRelease, remote: string, url: string): RemoteRelease {
  if (published.name !== remote) throw new DescriptionError(`${url} describes ${published.name}`);
  return published.entry;
}

/**
 * Reads what a build says of itself, and gives it as a release at the override's address. It has no
 * fallback, for an override that fails must say so, and no integrity, for it is built again and again.
 * @throws {DescriptionError}
 */
export async function describeOverride(remote: string, url: string): Promise<RemoteRelease> {
  const beside = new URL('release.json', url).href;
  const response = await fetchDescription(beside);
  try {
    const { metadata, deployment, extras } = check(
      parsePublished(await response.json(), beside),
      remote,
      beside,
    );
    return { url, metadata: { version: metadata.version }, deployment, extras };
  } catch (cause) {
    if (cause instanceof DescriptionError) throw cause;
    throw new DescriptionError(`${beside} is not valid: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
