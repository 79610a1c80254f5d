import type { Section } from '@portal/api/content';
import { CONVERTER_KEY } from '@portal/catalog';
import type { ComponentType } from 'react';
import { DemoViewerCard } from './DemoViewerCard';
import { viewerAlertKey } from './demo-viewer';
import { FixedFileCard } from './FixedFileCard';
import type { FileContext } from './file-request';

interface GeneratedCardProps {
  readonly context: FileContext;
}

interface GeneratedLink {
  readonly id: 'generate_hdv_link' | 'generate_hpdv_link' | 'generate_hmf_to_hsf_link';
  /** The alert key of its card. */
  readonly alertKey: string;
  readonly Card: ComponentType<GeneratedCardProps>;
}

const ConverterCard = ({ context }: GeneratedCardProps) => (
  <FixedFileCard kind="converter" objectKey={CONVERTER_KEY} context={context}>
    <p>Converts HMF files to the HSF format.</p>
  </FixedFileCard>
);

/** The downloads that a section adds with a flag. PAGE-8. */
const GENERATED_LINKS: readonly GeneratedLink[] = [
  {
    id: 'generate_hdv_link',
    alertKey: viewerAlertKey('hdv'),
    Card: () => <DemoViewerCard code="hdv" />,
  },
  {
    id: 'generate_hpdv_link',
    alertKey: viewerAlertKey('hpdv'),
    Card: () => <DemoViewerCard code="hpdv" />,
  },
  { id: 'generate_hmf_to_hsf_link', alertKey: CONVERTER_KEY, Card: ConverterCard },
];

/** The generated downloads of a section. */
export const generatedLinks = (section: Section): readonly GeneratedLink[] =>
  GENERATED_LINKS.filter(({ id }) => section[id]);
