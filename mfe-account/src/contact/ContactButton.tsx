import { report } from '@portal/sdk/report';
import { Alert, Button, type ButtonProps, useAction } from '@portal/sdk/ui';
import { type ComponentType, useRef, useState } from 'react';
import { ContactAlternatives } from './ContactAlternatives';
import type { ContactDrawerProps } from './ContactDrawer';

/** The drawer's code: not requested yet, not loaded, or loaded. */
type DrawerState =
  | { readonly kind: 'unused' }
  /** Its chunk may be missing after a deployment, or the connection is lost. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly Drawer: ComponentType<ContactDrawerProps>; readonly open: boolean };

const loadDrawer = () => import(/* webpackChunkName: "contact" */ './ContactDrawer');

interface ContactButtonProps extends Pick<ButtonProps, 'kind' | 'icon' | 'block'> {
  readonly label: string;
}

/** Opens the contact form in a drawer. Its code loads with the first click and again after a failure. CONTACT-1. */
export function ContactButton({ label, ...look }: ContactButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<DrawerState>({ kind: 'unused' });
  const { busy, run } = useAction(async () => {
    try {
      const { default: Drawer } = await loadDrawer();
      setState({ kind: 'loaded', Drawer, open: true });
    } catch (cause) {
      report(new Error('The contact form could not be loaded', { cause }));
      setState({ kind: 'failed' }); // The alternatives are shown.
    }
  });
  const closeFailure = () => {
    button.current?.focus({ preventScroll: true });
    setState({ kind: 'unused' });
  };
  return (
    <>
      <Button {...look} ref={button} loading={busy} onClick={run}>
        {label}
      </Button>
      {state.kind === 'loaded' && (
        <state.Drawer open={state.open} title={label} onClose={() => setState({ ...state, open: false })} />
      )}
      {state.kind === 'failed' && (
        <Alert kind="warning" title="The contact form could not be loaded." onClose={closeFailure}>
          <ContactAlternatives />
        </Alert>
      )}
    </>
  );
}
