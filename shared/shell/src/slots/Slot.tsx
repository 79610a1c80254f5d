import type { SlotName, SlotProps } from '@portal/contract';
import { Button, FailureState } from '@portal/ui';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { askAnew } from '../loader/attempt';
import { type FailedPart, RemoteLoadError } from '../loader/errors';
import { reportLoadError } from '../loader/report-load-error';
import { explain } from '../routing/explain';
import type { RemoteSource } from '../source/source';

type Filling<Name extends SlotName> = ComponentType<SlotProps[Name]>;

interface LoadedFilling<Name extends SlotName> {
  readonly Filling: Filling<Name>;
  readonly part: FailedPart;
}

type SlotState<Name extends SlotName> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly fillings: readonly LoadedFilling<Name>[] }
  | { readonly kind: 'failed'; readonly error: unknown };

async function loadFillings<Name extends SlotName>(
  source: RemoteSource,
  name: Name,
): Promise<LoadedFilling<Name>[]> {
  const remotes = await source.fillers(name);
  const loaded = await Promise.all(
    remotes.map(async (remote): Promise<LoadedFilling<Name> | undefined> => {
      const { module, part } = await source.load(remote);
      const filling = await module.slots[name]?.().catch((cause: unknown) => {
        throw new RemoteLoadError('entry', part, 'what it shows here could not be loaded', { cause });
      });
      return filling && { Filling: filling.default, part };
    }),
  );
  return loaded.filter((filling) => filling !== undefined);
}

/** Keeps an exception in a slot from taking the page along. */
class SlotBoundary extends Component<
  { readonly children: ReactNode; readonly onError: (error: unknown) => void },
  { readonly broken: boolean }
> {
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

export interface SlotComponentProps<Name extends SlotName> {
  readonly source: RemoteSource;
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** In the slot's place until it is filled; of its size, so that nothing jumps. */
  readonly waiting: ReactNode;
}

/** A place on a page of the host that remotes fill. A filling that fails costs only the slot. */
export function Slot<Name extends SlotName>({ source, name, props, waiting }: SlotComponentProps<Name>) {
  const [state, setState] = useState<SlotState<Name>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let current = true;
    loadFillings(source, name).then(
      (fillings) => current && setState({ kind: 'ready', fillings }),
      (error: unknown) => {
        reportLoadError(error);
        if (current) setState({ kind: 'failed', error });
      },
    );
    return () => {
      current = false;
    };
  }, [source, name, attempt]);

  if (state.kind === 'loading') return waiting;
  if (state.kind === 'ready') {
    return state.fillings.map(({ Filling, part }, index) => (
      <SlotBoundary
        // biome-ignore lint/suspicious/noArrayIndexKey: fillings never change their order
        key={index}
        onError={(cause) => {
          const error = new RemoteLoadError('render', part, 'what it shows here broke', { cause });
          reportLoadError(error);
          setState({ kind: 'failed', error });
        }}
      >
        <Filling {...props} />
      </SlotBoundary>
    ));
  }
  const { title, detail, override } = explain(state.error);
  const retry = () => {
    askAnew();
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  };
  return (
    <FailureState
      title={title}
      detail={detail}
      action={
        <>
          <Button icon="retry" onClick={retry}>
            Try again
          </Button>
          {override && <Button onClick={override.reset}>Reset the override</Button>}
        </>
      }
    />
  );
}
