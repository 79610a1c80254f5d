import { knownSum } from '@portal/catalog';
import { cardHash, isNeverDisplayed } from '@portal/download-button';
import { Alert, Button, CopyButton } from '@portal/ui';
import { useLocation } from '@portal/ui/router';
import { useMemo, useRef } from 'react';
import { useLazyDialog } from '../../state/use-lazy-dialog';
import { savedNameOfTarget } from '../file-names';
import { NO_FILTER, parametersWithFilter } from '../filter/file-filter';
import type { CardToolProps } from '../page-files';
import { SelectFile } from '../selection/SelectFile';
import { sumsOf } from '../sums';
import { requestCommandFile } from '../terminal/command-file';
import { type MakeText, ShellCopy } from '../terminal/ShellCopy';
import type { VerifiableFile } from '../verify/VerifyDialog';
import styles from './tools.module.css';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "verify" */ '../verify/VerifyDialog')).default;

/** Opens the dialog, whose code loads with the first click and again after a failure. */
function VerifyFile(file: VerifiableFile) {
  const { state, busy, open, close } = useLazyDialog('The check', loadDialog);
  const button = useRef<HTMLButtonElement>(null);
  /** "Try again" goes with its message: the button of the card keeps the focus. A11Y-8. */
  const tryAgain = () => {
    button.current?.focus({ preventScroll: true });
    void open();
  };
  return (
    <>
      <Button ref={button} kind="text" size="small" icon="success" loading={busy} onClick={open}>
        Verify
      </Button>
      {state.kind === 'loaded' && <state.Dialog {...file} open={state.open} onClose={close} />}
      {state.kind === 'failed' && (
        <Alert kind="warning" className={styles.failure}>
          <p>The check could not be loaded.</p>
          <Button icon="retry" loading={busy} onClick={tryAgain}>
            Try again
          </Button>
        </Alert>
      )}
    </>
  );
}

/** Checks a downloaded file. A file without an MD5 sum has no button. VERIFY-1. */
function Verify({ entry, ...card }: CardToolProps) {
  const sums = useMemo(() => entry && sumsOf(entry), [entry]);
  if (entry === null || sums === null) return null;
  return <VerifyFile {...card} entry={entry} sums={sums} />;
}

/**
 * Copies the address of the card: the page's address with the card's anchor as its hash, and without a filter, which
 * could hide the card one day. FIND-5.
 */
function CopyLink({ request }: CardToolProps) {
  const { pathname, search } = useLocation();
  const parameters = `${parametersWithFilter(new URLSearchParams(search), NO_FILTER)}`;
  const address = `${window.location.origin}${pathname}${parameters && `?${parameters}`}${cardHash(request.alertKey)}`;
  return <CopyButton kind="text" size="small" value={address} label="Copy link" />;
}

/** Whether a download may be a web page: a raw link that neither has a sum nor ends as a file does. */
const mayBePage = ({ request: { target }, entry }: Pick<CardToolProps, 'request' | 'entry'>): boolean =>
  target.kind === 'raw' && !knownSum(entry?.md5sum) && !isNeverDisplayed(savedNameOfTarget(target));

/** Copies a command that downloads and checks the file. The link in it is fresh and never shown. TERM-1, TERM-5. */
function CopyCommand({ request, entry }: CardToolProps) {
  if (mayBePage({ request, entry })) return null;
  const make: MakeText = async (shell, _, signal) => {
    const made = await requestCommandFile({ request, entry }, signal);
    return made.kind === 'ready' ? { kind: 'text', text: shell.command(made.file), end: made.end } : made;
  };
  return <ShellCopy label="Copy command" what="Command" make={make} />;
}

export interface CardToolsProps extends CardToolProps {
  /** Whether to render the check box of the card in place of its buttons. Default: false. */
  readonly select?: boolean;
}

/** What a card has beside Download: a check box before the file, buttons below it. */
export default function CardTools({ select, ...props }: CardToolsProps) {
  if (select) return <SelectFile name={props.name} request={props.request} />;
  return (
    <>
      <Verify {...props} />
      <CopyLink {...props} />
      <CopyCommand {...props} />
    </>
  );
}
