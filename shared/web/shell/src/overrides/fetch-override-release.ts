import { type PublishedRelease, parsePublished, type RemoteRelease } from '@portal/contract';
import { withTimeout } from '../loader/with-timeout';

/** Timeout of a `release.json`, in milliseconds. */
const TIMEOUT_MS = 2_000;

/** The `release.json` of a build could not be read; the message tells a developer what to check. */
class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
}

async function fetchDescription(url: string): Promise<Response> {
  const request = fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const response = await withTimeout(url, TIMEOUT_MS, request).catch((cause: unknown) => {
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

function check(description: PublishedRelease, remote: string, url: string): RemoteRelease {
  if (description.name !== remote) throw new DescriptionError(`${url} describes ${description.name}`);
  return description.entry;
}

/**
 * Fetches the `release.json` beside a build, and returns it as a release at the override's URL. The result has
 * no fallback URL, because an override must not fall back (OVR-3), and no integrity, because a developer rebuilds
 * it.
 * @throws {DescriptionError}
 */
export async function fetchOverrideRelease(remote: string, url: string): Promise<RemoteRelease> {
  const descriptionUrl = new URL('release.json', url).href;
  const response = await fetchDescription(descriptionUrl);
  try {
    const { metadata, deployment, extras } = check(
      parsePublished(await response.json(), descriptionUrl),
      remote,
      descriptionUrl,
    );
    return { url, metadata: { version: metadata.version }, deployment, extras };
  } catch (cause) {
    if (cause instanceof DescriptionError) throw cause;
    throw new DescriptionError(
      `${descriptionUrl} is not valid: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    );
  }
}
