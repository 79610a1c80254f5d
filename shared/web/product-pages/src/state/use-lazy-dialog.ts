import { report } from '@portal/observability/report';
import { useAction } from '@portal/ui';
import { type ComponentType, useState } from 'react';

/** A dialog's code: not requested yet, not loaded, or loaded. */
type LazyDialog<Props> =
  | { readonly kind: 'unused' }
  /** Its chunk may be missing after a deployment, or the connection is lost. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly Dialog: ComponentType<Props>; readonly open: boolean };

/**
 * A dialog or drawer whose code loads with the first click, and again with the next one after a failure, which is
 * reported. What tells the user of a failure is the caller's.
 * @param name of the dialog, for the report: "The contact form".
 * @returns its state, whether its code is loading, and what opens and closes it. `close` also forgets a failure.
 * @example
 * const { state, busy, open, close } = useLazyDialog('The check', loadDialog);
 */
export function useLazyDialog<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<LazyDialog<Props>>({ kind: 'unused' });
  const { busy, run } = useAction(async () => {
    try {
      setState({ kind: 'loaded', Dialog: await load(), open: true });
    } catch (cause) {
      report(new Error(`${name} could not be loaded`, { cause }));
      setState({ kind: 'failed' });
    }
  });
  const close = () => setState(state.kind === 'loaded' ? { ...state, open: false } : { kind: 'unused' });
  return { state, busy, open: run, close };
}
