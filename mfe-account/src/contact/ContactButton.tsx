import { useLazyDialog } from '@portal/product-pages/parts';
import { Alert, Button, type ButtonProps } from '@portal/sdk/ui';
import { useRef } from 'react';
import { ContactAlternatives } from './ContactAlternatives';

const loadDrawer = async () => (await import(/* webpackChunkName: "contact" */ './ContactDrawer')).default;

interface ContactButtonProps extends Pick<ButtonProps, 'kind' | 'icon' | 'block'> {
  readonly label: string;
}

/** Opens the contact form in a drawer. Its code loads with the first click and again after a failure. CONTACT-1. */
export function ContactButton({ label, ...look }: ContactButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { state, busy, open, close } = useLazyDialog('The contact form', loadDrawer);
  const closeFailure = () => {
    button.current?.focus({ preventScroll: true });
    close();
  };
  return (
    <>
      <Button {...look} ref={button} loading={busy} onClick={open}>
        {label}
      </Button>
      {state.kind === 'loaded' && <state.Dialog open={state.open} title={label} onClose={close} />}
      {state.kind === 'failed' && (
        <Alert kind="warning" title="The contact form could not be loaded." onClose={closeFailure}>
          <ContactAlternatives />
        </Alert>
      )}
    </>
  );
}
