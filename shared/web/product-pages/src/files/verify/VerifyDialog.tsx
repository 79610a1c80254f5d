import type { FileEntry } from '@portal/api/content';
import { productByCode } from '@portal/catalog';
import { Dialog } from '@portal/ui/dialog';
import { useEffect, useMemo, useRef } from 'react';
import { usePageFiles } from '../page-files';
import { savedName } from '../sums/saved-name';
import type { FileSums } from '../sums/sums-of';
import type { CardToolProps } from '../tools/card-tool';
import { CheckCommands } from './commands/CheckCommands';
import { checkCommands } from './commands/check-commands';
import { FileField } from './FileField';
import { Outcome } from './Outcome';
import { RunningCheck } from './RunningCheck';
import { useVerification } from './use-verification';
import styles from './verify.module.css';
import type { Subject } from './verify-file';

interface VerifiableFile extends Pick<CardToolProps, 'name' | 'request'> {
  readonly entry: FileEntry;
  readonly sums: FileSums;
}

export interface VerifyDialogProps extends VerifiableFile {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Checks a file on the visitor's machine against the card's MD5 sum. VERIFY-2 to VERIFY-6. */
export default function VerifyDialog({ open, onClose, ...file }: VerifyDialogProps) {
  return (
    <Dialog open={open} title="Verify a download" onClose={onClose} width="min(100vw - 1.5rem, 40rem)">
      <Content {...file} />
    </Dialog>
  );
}

function useSubject({ name, request, sums }: VerifiableFile): Subject {
  const pageFiles = usePageFiles();
  const { code, version } = request.facts;
  const onPage = pageFiles.find(({ request: other }) => other.alertKey === request.alertKey);
  return { name, sums, pageFiles, version, product: onPage?.context.product ?? productByCode(code) };
}

/** Unmounts when the dialog closes, which ends a running check. */
function Content(file: VerifiableFile) {
  const { name, entry, sums } = file;
  const subject = useSubject(file);
  const { verification, choose, cancel } = useVerification(subject);
  const commands = useMemo(() => checkCommands(savedName(entry) || name, sums), [entry, name, sums]);
  const isRunning = verification.kind === 'running';
  const field = useRef<HTMLInputElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    // The Cancel button is gone, and the focus with it if it was there.
    if (wasRunning.current && !isRunning && document.activeElement === document.body) field.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return (
    <div className={styles.dialog}>
      <p className={styles.muted}>The file is read on this machine. It is not uploaded.</p>
      <FileField ref={field} name={name} onChoose={choose} />
      {isRunning && <RunningCheck verification={verification} onCancel={cancel} />}
      <Outcome verification={verification} subject={subject} />
      <CheckCommands commands={commands} />
    </div>
  );
}
