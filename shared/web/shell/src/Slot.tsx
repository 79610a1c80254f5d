import type { SlotName, SlotProps } from '@portal/contract';
import { useQuery } from '@portal/query';
import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { type FailedPart, isRemoteLoadError, RemoteLoadError } from './loader/errors';
import { bustRetryCache } from './loader/retry-cache';
import { PartMessage } from './routing/PartMessage';
import type { RemoteSource } from './source/source';

interface SlotFailureProps {
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Replaces slot content that failed. A retry requests scripts that failed or hang again. SLOT-1. */
function SlotFailure({ error, refetch }: SlotFailureProps) {
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

interface SlotBoundaryState {
  readonly broken: { readonly cause: unknown } | null;
}

/** Keeps an exception in a slot from breaking the page. It goes with its message once the content loads again. */
class SlotBoundary extends Component<SlotBoundaryProps, SlotBoundaryState> {
  override state: SlotBoundaryState = { broken: null };
  static getDerivedStateFromError(cause: unknown): SlotBoundaryState {
    return { broken: { cause } };
  }
  override render() {
    const { children, ...props } = this.props;
    const { broken } = this.state;
    return broken ? <BrokenContent {...props} cause={broken.cause} /> : children;
  }
}

interface BrokenContentProps extends Omit<SlotBoundaryProps, 'children'> {
  readonly cause: unknown;
}

function BrokenContent({ cause, part, refetch }: BrokenContentProps) {
  // One error, which is reported once.
  const [error] = useState(() => new RemoteLoadError('render', part, 'what it shows here broke', { cause }));
  return <SlotFailure error={error} refetch={refetch} />;
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

interface SlotComponentProps<Name extends SlotName> {
  /** Where remotes come from. */
  readonly source: RemoteSource;
  readonly name: Name;
  /** Props of the slot's content; each remote gets the same. */
  readonly props: SlotProps[Name];
  /** Shown while the slot or one of its remotes loads. Should have the content's size, to avoid layout shift. */
  readonly waiting: ReactNode;
}

interface SlotContentProps<Name extends SlotName> extends SlotComponentProps<Name> {
  readonly remote: string;
}

/** One remote's content in a slot. It loads, fails and retries independently of the others. */
function SlotContent<Name extends SlotName>({
  source,
  remote,
  name,
  props,
  waiting,
}: SlotContentProps<Name>) {
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
