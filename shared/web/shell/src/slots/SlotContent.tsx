import type { SlotName, SlotProps } from '@portal/contract';
import type { ComponentType, ReactNode } from 'react';
import { type FailedPart, RemoteLoadError } from '../loader/errors';
import type { RemoteSource } from '../source/source';
import { SlotBoundary } from './SlotBoundary';
import { SlotFailure } from './SlotFailure';
import { useSlotQuery } from './use-slot-query';

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

export interface SlotContentProps<Name extends SlotName> {
  readonly source: RemoteSource;
  readonly remote: string;
  readonly name: Name;
  readonly props: SlotProps[Name];
  readonly waiting: ReactNode;
}

/** One remote's content in a slot. It loads, fails and retries independently of the others. */
export function SlotContent<Name extends SlotName>({
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
