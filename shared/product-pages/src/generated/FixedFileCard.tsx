import { alertTypeFor, keyTarget } from '@portal/catalog';
import type { ReactNode } from 'react';
import { DownloadCard } from '../files/DownloadCard';
import type { FileContext } from '../files/file-request';

export interface FixedFileCardProps {
  /** A row of decisions §4 that no content names. */
  readonly objectKey: string;
  readonly context: FileContext;
  readonly children: ReactNode;
}

/** A file that every release offers alike, by its object key. Spec P§7, "Fixed downloads". */
export function FixedFileCard({ objectKey, context: { product, version }, children }: FixedFileCardProps) {
  return (
    <DownloadCard
      name={objectKey.slice(objectKey.lastIndexOf('/') + 1)}
      request={{
        alertKey: objectKey,
        target: keyTarget(objectKey),
        license: product.needsLicense ? { product: product.code } : null,
        noLicenseAlert: alertTypeFor(product),
        facts: { code: product.code, version, os: '' },
      }}
    >
      {children}
    </DownloadCard>
  );
}
