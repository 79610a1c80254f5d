import { Button } from '@portal/ui';
import { type ComponentType, useState } from 'react';
import type { ShownRelease } from '../release/release';
import type { CompareDialogProps } from './CompareDialog';
import { useLatestVersion } from './new-versions';

type State =
  | { readonly kind: 'unused' | 'loading' | 'failed' }
  | { readonly kind: 'open' | 'closed'; readonly Dialog: ComponentType<CompareDialogProps> };

/** Opens the comparison of two versions in a dialog, whose code loads with the first click. NEWS-3. */
export default function CompareButton(props: ShownRelease) {
  const latest = useLatestVersion(props.product)?.version ?? null;
  const [state, setState] = useState<State>({ kind: 'unused' });
  const open = async () => {
    if ('Dialog' in state) return setState({ ...state, kind: 'open' });
    setState({ kind: 'loading' });
    try {
      const { CompareDialog } = await import(/* webpackChunkName: "compare-versions" */ './CompareDialog');
      setState({ kind: 'open', Dialog: CompareDialog });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  return (
    <>
      <Button
        kind="text"
        size="small"
        icon="history"
        loading={state.kind === 'loading'}
        onClick={() => void open()}
      >
        Compare versions
      </Button>
      {state.kind === 'failed' && (
        <span role="alert">The comparison could not be loaded. Press the button to try again.</span>
      )}
      {'Dialog' in state && (
        <state.Dialog
          {...props}
          latest={latest}
          open={state.kind === 'open'}
          onClose={() => setState({ kind: 'closed', Dialog: state.Dialog })}
        />
      )}
    </>
  );
}
