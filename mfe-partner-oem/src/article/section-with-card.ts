import type { Product } from '@portal/catalog';
import { cardAnchor } from '@portal/download-button';
import { documentDownload } from './blocks/document-download';
import type { Article, ArticleSection } from './types';

const filesOf = ({ blocks }: ArticleSection) =>
  blocks.flatMap((block) => (block.kind === 'downloads' ? block.items : []));

/** The id of the section that contains the file card with an anchor. */
export function sectionWithCard(
  { sections }: Article,
  product: Product,
  anchor: string | null,
): string | undefined {
  if (anchor === null) return undefined;
  return sections.find((section) =>
    filesOf(section).some((item) => cardAnchor(documentDownload(item, product).alertKey) === anchor),
  )?.id;
}
