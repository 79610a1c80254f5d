import { Button } from '@portal/ui';
import type { ShownRelease } from '../release/release';
import { useLazyDialog } from '../state/use-lazy-dialog';
import { useLatestVersion } from './new-versions';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "compare-versions" */ './CompareDialog')).CompareDialog;

/** Opens the comparison of two versions in a dialog, whose code loads with the first click. NEWS-3. */
export default function CompareButton(props: ShownRelease) {
  const latest = useLatestVersion(props.product)?.version ?? null;
  const { state, busy, open, close } = useLazyDialog('The comparison', loadDialog);
  return (
    <>
      <Button kind="text" size="small" icon="history" loading={busy} onClick={open}>
        Compare versions
      </Button>
      {state.kind === 'failed' && (
        <span role="alert">The comparison could not be loaded. Press the button to try again.</span>
      )}
      {state.kind === 'loaded' && (
        <state.Dialog {...props} latest={latest} open={state.open} onClose={close} />
      )}
    </>
  );
}
