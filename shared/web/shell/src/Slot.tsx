import type { SlotName, SlotProps } from '@portal/contract';
import { type QueryOptions, type QueryResult, useQuery } from '@portal/query';
import { Button, FailureState } from '@portal/ui';
import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { type FailedPart, isRemoteLoadError, RemoteLoadError, reportLoadError } from './loader/errors';
import { bustRetryCache, cancelPendingScripts } from './loader/retry-cache';
import { explain } from './routing/explain';
import type { RemoteSource } from './source/source';

/** Result of {@link useSlotQuery}. */
type SlotQueryResult<Data> = QueryResult<Data> & {
  /** Turns a loaded part whose rendering failed into an error, and reports it. */
  readonly fail: (error: RemoteLoadError) => void;
};

/** Loads a part of a slot. Failures are reported, and `refetch` requests scripts that failed or hang again. */
function useSlotQuery<Data>({ queryKey, queryFn }: QueryOptions<Data>): SlotQueryResult<Data> {
  const query = useQuery({
    queryKey,
    queryFn: () =>
      queryFn().catch((error: unknown) => {
        reportLoadError(error);
        throw error;
      }),
  });
  const [renderError, setRenderError] = useState<RemoteLoadError | null>(null);
  const fail = (error: RemoteLoadError) => {
    reportLoadError(error);
    setRenderError(error);
  };
  const error = renderError ?? (query.status === 'error' ? query.error : undefined);
  const refetch = () => {
    if (isRemoteLoadError(error) && error.part.folder !== undefined) cancelPendingScripts(error.part.folder);
    bustRetryCache();
    setRenderError(null);
    query.refetch();
  };
  if (renderError !== null) return { status: 'error', error: renderError, fail, refetch };
  return { ...query, fail, refetch };
}

interface SlotFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces slot content that failed: says which part and why, and offers a retry. SLOT-1. */
function SlotFailure({ error, onRetry }: SlotFailureProps) {
  const { title, detail, override } = explain(error);
  return (
    <FailureState
      title={title}
      detail={detail}
      action={
        <>
          <Button goes icon="retry" onClick={onRetry}>
            Try again
          </Button>
          {override && <Button onClick={override.reset}>Reset the override</Button>}
        </>
      }
    />
  );
}

interface SlotBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Keeps an exception in a slot from breaking the page. */
class SlotBoundary extends Component<SlotBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

interface Loaded<Name extends SlotName> {
  readonly Content: ComponentType<SlotProps[Name]>;
  readonly part: FailedPart;
}

/** Loads a remote's content for a slot; `null` if its module has none, although its release declares the slot. */
async function loadSlotContent<Name extends SlotName>(
  source: RemoteSource,
  remote: string,
  name: Name,
): Promise<Loaded<Name> | null> {
  const { module, part } = await source.load(remote);
  const content = await module.slots[name]?.().catch((cause: unknown) => {
    throw new RemoteLoadError('entry', part, 'what it shows here could not be loaded', { cause });
  });
  return content === undefined ? null : { Content: content.default, part };
}

interface SlotContentProps<Name extends SlotName> {
  readonly source: RemoteSource;
  readonly remote: string;
  readonly name: Name;
  readonly props: SlotProps[Name];
  readonly waiting: ReactNode;
}

/** One remote's content in a slot. It loads, fails and retries independently of the others. */
function SlotContent<Name extends SlotName>({
  source,
  remote,
  name,
  props,
  waiting,
}: SlotContentProps<Name>) {
  const query = useSlotQuery({
    queryKey: ['slot-content', name, remote],
    queryFn: () => loadSlotContent(source, remote, name),
  });
  if (query.status === 'pending') return waiting;
  if (query.status === 'error') return <SlotFailure error={query.error} onRetry={query.refetch} />;
  if (query.data === null) return null;
  const { Content, part } = query.data;
  return (
    <SlotBoundary
      onError={(cause) =>
        query.fail(new RemoteLoadError('render', part, 'what it shows here broke', { cause }))
      }
    >
      <Content {...props} />
    </SlotBoundary>
  );
}

interface SlotComponentProps<Name extends SlotName> {
  /** Where remotes come from. */
  readonly source: RemoteSource;
  readonly name: Name;
  /** Props of the slot's content; each remote gets the same. */
  readonly props: SlotProps[Name];
  /** Shown while the slot or one of its remotes loads. Should have the content's size, to avoid layout shift. */
  readonly waiting: ReactNode;
}

/**
 * A place on a page of the host that remotes fill. A remote that fails does not affect the others. SLOT-1.
 * @example
 * <Slot source={source} name="start.aside" props={{}} waiting={<AsideSkeleton />} />
 */
export function Slot<Name extends SlotName>({ source, name, props, waiting }: SlotComponentProps<Name>) {
  const query = useSlotQuery({ queryKey: ['slot', name], queryFn: () => source.remotesForSlot(name) });
  if (query.status === 'pending') return waiting;
  if (query.status === 'error') return <SlotFailure error={query.error} onRetry={query.refetch} />;
  return query.data.map((remote) => (
    <SlotContent key={remote} source={source} remote={remote} name={name} props={props} waiting={waiting} />
  ));
}
