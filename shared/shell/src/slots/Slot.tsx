import type { SlotName, SlotProps } from '@portal/contract';
import { type ReactNode, useCallback } from 'react';
import type { RemoteSource } from '../source/source';
import { SlotContent } from './SlotContent';
import { SlotFailure } from './SlotFailure';
import { useAttempts } from './use-attempts';

export interface SlotComponentProps<Name extends SlotName> {
  /** Where remotes come from. */
  readonly source: RemoteSource;
  readonly name: Name;
  /** Passed to each filling. */
  readonly props: SlotProps[Name];
  /** In the slot's place until it is filled, and in that of each filling; of its size, so that nothing jumps. */
  readonly waiting: ReactNode;
}

/**
 * A place on a page of the host that remotes fill. A filling that fails costs only itself.
 * @example
 * <Slot source={source} name="start.aside" props={{}} waiting={<AsideSkeleton />} />
 */
export function Slot<Name extends SlotName>({ source, name, props, waiting }: SlotComponentProps<Name>) {
  const { state, retry } = useAttempts(useCallback(() => source.remotesForSlot(name), [source, name]));
  if (state.kind === 'loading') return waiting;
  if (state.kind === 'failed') return <SlotFailure error={state.error} onRetry={retry} />;
  return state.value.map((remote) => (
    <SlotContent key={remote} source={source} remote={remote} name={name} props={props} waiting={waiting} />
  ));
}
