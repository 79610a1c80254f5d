import type { Section } from '@portal/api/content';
import { CONVERTER_KEY, downloadAccess, type FixedKind, keyTarget } from '@portal/catalog';
import type { ReactNode } from 'react';
import { DemoViewerCard, viewerAlertKey } from './DemoViewerCard';
import { DownloadCard } from './DownloadCard';
import type { FileContext } from './page-files';

interface FixedFileCardProps {
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

interface GeneratedLink {
  readonly id: 'generate_hdv_link' | 'generate_hpdv_link' | 'generate_hmf_to_hsf_link';
  readonly alertKey: string;
  readonly card: (context: FileContext) => ReactNode;
}

/** The downloads that a section adds with a flag. PAGE-8. */
const GENERATED_LINKS: readonly GeneratedLink[] = [
  {
    id: 'generate_hdv_link',
    alertKey: viewerAlertKey('hdv'),
    card: () => <DemoViewerCard code="hdv" />,
  },
  {
    id: 'generate_hpdv_link',
    alertKey: viewerAlertKey('hpdv'),
    card: () => <DemoViewerCard code="hpdv" />,
  },
  {
    id: 'generate_hmf_to_hsf_link',
    alertKey: CONVERTER_KEY,
    card: (context) => (
      <FixedFileCard kind="converter" objectKey={CONVERTER_KEY} context={context}>
        <p>Converts HMF files to the HSF format.</p>
      </FixedFileCard>
    ),
  },
];

export const generatedLinks = (section: Section): readonly GeneratedLink[] =>
  GENERATED_LINKS.filter(({ id }) => section[id]);
