import { Button } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type DownloadProgress, progressStore } from '../download/progress';

/** A request that takes longer is told, and can be canceled. Unit: milliseconds. DL-8. */
const LONG_MS = 1_000;

type Requesting = Extract<DownloadProgress, { kind: 'requesting' }>;

function RequestingText({ cancel }: Pick<Requesting, 'cancel'>) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <div role="status">
      Requesting the file…{' '}
      <Button kind="text" size="small" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}

const RESULTS = {
  started: 'The download has started.',
  canceled: 'The download was canceled.',
} as const;

/** The progress of a download, for the user and assistive technology. Nothing before a click. DL-8. */
export function DownloadProgressText({ alertKey }: { readonly alertKey: string }) {
  const progress = useStore(progressStore, (downloads) => downloads[alertKey]);
  if (progress === undefined) return null;
  if (progress.kind === 'requesting') return <RequestingText cancel={progress.cancel} />;
  return <p role="status">{RESULTS[progress.kind]}</p>;
}
