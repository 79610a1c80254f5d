import { downloadAccess, type FixedKind, keyTarget } from '@portal/catalog';
import type { ReactNode } from 'react';
import { DownloadCard } from './DownloadCard';
import type { FileContext } from './file-request';

export interface FixedFileCardProps {
  readonly kind: FixedKind;
  /** An object key that is not part of the content. PATH-8. */
  readonly objectKey: string;
  readonly context: FileContext;
  readonly children: ReactNode;
}

/** The card of a file that is the same for every release, given by its object key. PATH-8. */
export function FixedFileCard({ kind, objectKey, context, children }: FixedFileCardProps) {
  const { product, version, scope } = context;
  return (
    <DownloadCard
      name={objectKey.slice(objectKey.lastIndexOf('/') + 1)}
      request={{
        alertKey: objectKey,
        target: keyTarget(objectKey),
        access: downloadAccess(kind, product, scope),
        facts: { code: product.code, version, os: '' },
      }}
    >
      {children}
    </DownloadCard>
  );
}
