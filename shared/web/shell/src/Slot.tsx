import type { SlotName, SlotProps } from '@portal/contract';
import { useQuery } from '@portal/query';
import { Component, type ReactNode } from 'react';
import { type FailedPart, isRemoteLoadError, RemoteLoadError } from './loader/errors';
import { bustRetryCache } from './loader/retry-cache';
import { PartMessage } from './routing/PartMessage';
import type { RemoteSource } from './source/source';

/** Replaces slot content that failed. A retry requests scripts that failed or hang again. SLOT-1. */
function SlotFailure({ error, refetch }: { readonly error: unknown; readonly refetch: () => void }) {
  const retry = () => {
    bustRetryCache(isRemoteLoadError(error) ? error.part.folder : undefined);
    refetch();
  };
  return <PartMessage error={error} onRetry={retry} />;
}

interface SlotBoundaryProps {
  readonly part: FailedPart;
  readonly refetch: () => void;
  readonly children: ReactNode;
}

/** Keeps an exception in a slot from breaking the page. It goes with its message once the content loads again. */
class SlotBoundary extends Component<SlotBoundaryProps> {
  override state: { readonly broken?: { readonly cause: unknown } } = {};
  /** One error, which is reported once. */
  declare private error?: RemoteLoadError;
  static getDerivedStateFromError(cause: unknown) {
    return { broken: { cause } };
  }
  override render() {
    const { part, refetch, children } = this.props;
    const { broken } = this.state;
    if (broken === undefined) return children;
    this.error ??= new RemoteLoadError('render', part, 'what it shows here broke', broken);
    return <SlotFailure error={this.error} refetch={refetch} />;
  }
}

/** Loads a remote's content for a slot; `null` if its module has none, although its release declares the slot. */
async function loadSlotContent<Name extends SlotName>(source: RemoteSource, remote: string, name: Name) {
  const { module, part } = await source.load(remote);
  const content = await module.slots[name]?.().catch((cause: unknown) => {
    throw new RemoteLoadError('entry', part, 'what it shows here could not be loaded', { cause });
  });
  return content === undefined ? null : { Content: content.default, part };
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

/** One remote's content in a slot. It loads, fails and retries independently of the others. */
function SlotContent<Name extends SlotName>(slot: SlotComponentProps<Name> & { readonly remote: string }) {
  const { source, remote, name, props, waiting } = slot;
  const query = useQuery({
    queryKey: ['slot-content', name, remote],
    queryFn: () => loadSlotContent(source, remote, name),
  });
  if (query.status === 'pending') return waiting;
  if (query.status === 'error') return <SlotFailure error={query.error} refetch={query.refetch} />;
  if (query.data === null) return null;
  const { Content, part } = query.data;
  return (
    <SlotBoundary part={part} refetch={query.refetch}>
      <Content {...props} />
    </SlotBoundary>
  );
}

/**
 * A place on a page of the host that remotes fill. A remote that fails does not affect the others. SLOT-1.
 * @example
 * <Slot source={source} name="start.aside" props={{}} waiting={<AsideSkeleton />} />
 */
export function Slot<Name extends SlotName>(slot: SlotComponentProps<Name>) {
  const { source, name, waiting } = slot;
  const query = useQuery({ queryKey: ['slot', name], queryFn: () => source.remotesForSlot(name) });
  if (query.status === 'pending') return waiting;
  if (query.status === 'error') return <SlotFailure error={query.error} refetch={query.refetch} />;
  return query.data.map((remote) => <SlotContent key={remote} {...slot} remote={remote} />);
}
