import { getConfig } from '@portal/config';
import { Button, type ButtonProps, FailureState, PageTitle } from '@portal/ui';
import { useEffect } from 'react';
import {
  type FailedOverride,
  type FailedPart,
  isRemoteLoadError,
  type LoadStage,
  reportLoadError,
} from '../loader/errors';

/** Texts and actions of a failed part. */
interface Explanation {
  readonly title: string;
  readonly detail: string;
  /** Whether to offer a page reload: it helps when a script of an older release no longer exists. */
  readonly reload: boolean;
  /** The override that failed, if a developer's build replaces the part. */
  readonly override?: FailedOverride;
}

const DETAILS: Record<LoadStage, string> = {
  registry: 'The list of the portal’s parts could not be read.',
  manifest: 'The description of this part could not be read.',
  entry: 'This part could not be loaded.',
  contract: 'This part does not fit the rest of the portal at the moment.',
  render: 'This part broke while it was shown.',
};

/** Why a part failed. Without a connection nothing loads, and the sentence is that of a failed call (`describeError`). */
function detailOf(stage: LoadStage): string {
  if (globalThis.navigator?.onLine === false && stage !== 'contract' && stage !== 'render')
    return 'The server could not be reached. Please check your connection.';
  return `${DETAILS[stage]} The rest of the portal keeps working.`;
}

/** Whether webpack could not load a lazy chunk. */
const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Explains a failed part to a user. REM-2.
 * @param part the failed part, for errors that do not carry one. Default: unknown.
 */
export function explain(error: unknown, part?: FailedPart): Explanation {
  const { title, override } = isRemoteLoadError(error) ? error.part : (part ?? {});
  // For its developer. OVR-3.
  if (override) {
    const loaded = !isRemoteLoadError(error) || error.stage === 'render';
    return {
      title: `${title === undefined ? 'Your overrides' : `Your override of ${title}`}, ${override.url}, ${loaded ? 'broke' : 'could not be loaded'}`,
      detail: isRemoteLoadError(error) ? error.reason : error instanceof Error ? error.message : '',
      reload: isChunkError(error),
      override,
    };
  }
  if (isRemoteLoadError(error)) {
    const detail = detailOf(error.stage);
    return { title: `${title ?? 'This page'} could not be loaded`, detail, reload: false };
  }
  const page = title === undefined ? 'This page' : `This page of ${title}`;
  if (!isChunkError(error)) return { title: `${page} broke`, detail: detailOf('render'), reload: true };
  const detail =
    'A piece of it is missing: the portal may have been updated since you opened it, or the connection failed.';
  return { title: `${page} could not be loaded`, detail, reload: true };
}

/** Errors that were reported already; rendering one again does not report it again. */
const reported = new WeakSet<object>();

export interface PartFailureProps {
  readonly error: unknown;
  /** The failed part, for errors that do not carry one. Default: unknown. */
  readonly part?: FailedPart | undefined;
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

interface PartMessageProps extends PartFailureProps {
  /** Whether it replaces a page and gives it its title. Default: false. */
  readonly isPage?: boolean;
  /** Of the retry. */
  readonly kind?: ButtonProps['kind'];
}

/** Says which part failed and why, reports it, and offers a retry. REM-2. */
export function PartMessage({ error, part, retrying = false, onRetry, kind, isPage }: PartMessageProps) {
  useEffect(() => {
    if (typeof error !== 'object' || error === null || reported.has(error)) return;
    reported.add(error);
    reportLoadError(error, part);
  }, [error, part]);
  const { title, detail, reload, override } = explain(error, part);
  return (
    <>
      {isPage && <PageTitle title={title} siteTitle={getConfig().siteTitle} />}
      <FailureState
        title={title}
        isPageTitle={isPage}
        detail={detail}
        action={
          <>
            <Button goes kind={kind} icon="retry" loading={retrying} onClick={onRetry}>
              Try again
            </Button>
            {override && <Button onClick={override.reset}>Reset the override</Button>}
            {reload && <Button onClick={() => window.location.reload()}>Reload the page</Button>}
          </>
        }
      />
    </>
  );
}
