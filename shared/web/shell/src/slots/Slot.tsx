import type { SlotName, SlotProps } from '@portal/contract';
import type { ReactNode } from 'react';
import type { RemoteSource } from '../source/source';
import { SlotContent } from './SlotContent';
import { SlotFailure } from './SlotFailure';
import { useSlotQuery } from './use-slot-query';

export interface SlotComponentProps<Name extends SlotName> {
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
