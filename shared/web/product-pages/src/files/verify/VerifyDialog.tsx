import type { FileEntry } from '@portal/api/content';
import { partOf, productByCode } from '@portal/catalog';
import { Button } from '@portal/ui';
import { Dialog } from '@portal/ui/dialog';
import { use, useEffect, useRef } from 'react';
import { savedName } from '../file-names';
import { type CardToolProps, PageFilesContext } from '../page-files';
import type { FileSums } from '../sums';
import { CheckCommands } from './CheckCommands';
import { FileField } from './FileField';
import { Outcome } from './Outcome';
import { useVerification, type Verification } from './use-verification';
import styles from './verify.module.css';

type RunningCheckProps = Extract<Verification, { kind: 'running' }> & { readonly onCancel: () => void };

const MEGABYTE = 1_000_000;
const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const inMegabytes = (bytes: number) =>
  (bytes < 10 * MEGABYTE ? oneDecimal : megabytes).format(bytes / MEGABYTE);

/** The progress of a check, and its Cancel button. VERIFY-3. */
function RunningCheck({ file, step, onCancel }: RunningCheckProps) {
  const [value, max] = step.kind === 'comparing' ? [step.compared, step.total] : [step.bytes, file.size];
  const read = `${inMegabytes(value)} of ${inMegabytes(max)} MB`;
  const text = {
    hashing: read,
    identifying: `It is not this file. Read to find out which one it is: ${read}`,
    comparing: `It is not this file. Compared with ${partOf(value, max, 'other version')}`,
  }[step.kind];
  return (
    <div className={styles.running}>
      <p className={styles.fileName}>{file.name}</p>
      <progress
        className={styles.progress}
        aria-label={`Checking ${file.name}`}
        value={value}
        max={max || 1}
      />
      <p className={styles.muted}>{text}</p>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}

export interface VerifiableFile extends Pick<CardToolProps, 'name' | 'request'> {
  readonly entry: FileEntry;
  readonly sums: FileSums;
}

export interface VerifyDialogProps extends VerifiableFile {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Checks a file on the visitor's machine against the card's sums. VERIFY-2 to VERIFY-6. */
export default function VerifyDialog({ open, onClose, ...file }: VerifyDialogProps) {
  return (
    <Dialog open={open} title="Verify a download" onClose={onClose} width="min(100vw - 1.5rem, 40rem)">
      <Content {...file} />
    </Dialog>
  );
}

/** Unmounts when the dialog closes, which ends a running check. */
function Content({ name, request, entry, sums }: VerifiableFile) {
  const pageFiles = use(PageFilesContext)();
  const { code, version } = request.facts;
  const onPage = pageFiles.find(({ request: other }) => other.alertKey === request.alertKey);
  const product = onPage?.context.product ?? productByCode(code);
  const subject = { name, sums, pageFiles, version, product };
  const { verification, choose, cancel } = useVerification(subject);
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
      {isRunning && <RunningCheck {...verification} onCancel={cancel} />}
      <Outcome verification={verification} subject={subject} />
      <CheckCommands fileName={savedName(entry)} sums={sums} />
    </div>
  );
}
