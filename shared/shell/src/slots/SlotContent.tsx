import type { SlotName, SlotProps } from '@portal/contract';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { type FailedPart, RemoteLoadError } from '../loader/errors';
import type { RemoteSource } from '../source/source';
import { SlotBoundary } from './SlotBoundary';
import { SlotFailure } from './SlotFailure';
import { useAttempts } from './use-attempts';

interface Loaded<Name extends SlotName> {
  readonly Content: ComponentType<SlotProps[Name]>;
  readonly part: FailedPart;
}

/** What a remote shows in a slot; `null`: nothing, though it was said to. */
async function loadFilling<Name extends SlotName>(
  source: RemoteSource,
  remote: string,
  name: Name,
): Promise<Loaded<Name> | null> {
  const { module, part } = await source.load(remote);
  const filling = await module.slots[name]?.().catch((cause: unknown) => {
    throw new RemoteLoadError('entry', part, 'what it shows here could not be loaded', { cause });
  });
  return filling === undefined ? null : { Content: filling.default, part };
}

export interface SlotContentProps<Name extends SlotName> {
  readonly source: RemoteSource;
  readonly remote: string;
  readonly name: Name;
  readonly props: SlotProps[Name];
  readonly waiting: ReactNode;
}

/** What one remote shows in a slot. It loads, fails and is tried again by itself. */
export function SlotContent<Name extends SlotName>({
  source,
  remote,
  name,
  props,
  waiting,
}: SlotContentProps<Name>) {
  const load = useCallback(() => loadFilling(source, remote, name), [source, remote, name]);
  const { state, fail, retry } = useAttempts(load);
  if (state.kind === 'loading') return waiting;
  if (state.kind === 'failed') return <SlotFailure error={state.error} onRetry={retry} />;
  if (state.value === null) return null;
  const { Content, part } = state.value;
  return (
    <SlotBoundary
      onError={(cause) => fail(new RemoteLoadError('render', part, 'what it shows here broke', { cause }))}
    >
      <Content {...props} />
    </SlotBoundary>
  );
}
