import type { FileEntry, GenericContent, Section } from '@portal/api/content';
import {
  countOf,
  DATASETS_KEY,
  latestPath,
  type Product,
  productByCode,
  products,
  visibleNotes,
} from '@portal/catalog';
import { AppLink } from '@portal/ui';
import { hasLinkTo } from '@portal/ui/pages';
import type { ComponentType, ReactNode } from 'react';
import { FileCardList, LazyMd5sums } from '../files/FileCardList';
import { FixedFileCard } from '../files/generated-links';
import { type FileContext, pageFiles } from '../files/page-files';
import type { Release } from './release';
import { alertKeysOfFiles, type SectionItem } from './Sections';

/** Matches the name of the add-on's section in the content. */
const ADD_ON_NAME = /\badd-?on\b/i;

/** The add-on that a product's pages offer, and the path of its downloads. PAGE-6. */
function addOnOf({ addOn }: Pick<Product, 'addOn'>): { product: Product; path: string } | null {
  const product = addOn === undefined ? undefined : productByCode(addOn);
  const path = product && latestPath(product);
  return product && path ? { product, path } : null;
}

/** A link to the downloads of a product's add-on. PAGE-6. */
function AddOnLink({ product }: { readonly product: Pick<Product, 'addOn'> }) {
  const addOn = addOnOf(product);
  if (addOn === null) return null;
  return (
    <p>
      {addOn.product.description} <AppLink to={addOn.path}>{addOn.product.name} downloads</AppLink>
    </p>
  );
}

/**
 * The link for the add-on's section in the content; `null` if the section's own text has it, so that the page
 * always has exactly one. PAGE-6.
 */
export function addOnLink(
  product: Pick<Product, 'addOn'>,
  sections: readonly Section[],
  section: Section,
): ReactNode {
  const addOn = addOnOf(product);
  if (addOn === null || section !== sections.find(({ name }) => ADD_ON_NAME.test(name.trim()))) return null;
  const texts = [section.description, ...visibleNotes(section.notes)];
  return texts.some((html) => hasLinkTo(html, addOn.path)) ? null : <AddOnLink product={product} />;
}

interface BodyProps {
  readonly release: Release<GenericContent>;
  readonly context: FileContext;
}

/** A section that the layout adds to those of the content. PAGE-2. */
interface CommonSection {
  readonly title: (product: Product) => string;
  /** A section of the content whose name matches replaces this one. Default: none, because it has files of its own. */
  readonly replacedBy?: RegExp;
  readonly appliesTo: (release: Release<GenericContent>) => boolean;
  /** The files of the release that it contains. Default: none. */
  readonly files?: (release: Release<GenericContent>) => readonly FileEntry[];
  /** The alert keys of its other cards. Default: none. */
  readonly alertKeys?: () => readonly string[];
  readonly Body: ComponentType<BodyProps>;
}

/** The other products of the same family that have downloads. */
const relatedProducts = ({ code, family }: Product) =>
  products.filter((other) => other.family === family && other.code !== code && latestPath(other) !== null);

const COMMON_SECTIONS: readonly CommonSection[] = [
  {
    title: () => 'Datasets',
    replacedBy: /^datasets$/i,
    appliesTo: ({ product }) => product.datasets === true,
    alertKeys: () => [DATASETS_KEY],
    Body: ({ context }) => (
      <FixedFileCard kind="datasets" objectKey={DATASETS_KEY} context={context}>
        <p>Sample models for all HOOPS toolkits.</p>
      </FixedFileCard>
    ),
  },
  {
    title: () => 'Additional Resources',
    appliesTo: ({ content }) => content.additional_info.length > 0,
    files: ({ content }) => content.additional_info,
    Body: ({ release, context }) => (
      <>
        <FileCardList files={release.content.additional_info} context={context} />
        <LazyMd5sums files={release.content.additional_info} />
      </>
    ),
  },
  {
    title: ({ name }) => `${name} Add-On`,
    replacedBy: ADD_ON_NAME,
    appliesTo: ({ product }) => addOnOf(product) !== null,
    Body: ({ release }) => <AddOnLink product={release.product} />,
  },
  {
    title: () => 'Related Technologies',
    replacedBy: /^related\b/i,
    appliesTo: ({ product }) => relatedProducts(product).length > 0,
    Body: ({ release }) => (
      <ul>
        {relatedProducts(release.product).map((product) => (
          <li key={product.code}>
            <AppLink to={latestPath(product) ?? ''}>{product.name}</AppLink>: {product.subtitle}
          </li>
        ))}
      </ul>
    ),
  },
];

/** The sections that follow those of the content. */
export function commonSections(release: Release<GenericContent>, context: FileContext): SectionItem[] {
  const names = release.content.sections.map(({ name }) => name.trim());
  return COMMON_SECTIONS.filter(
    ({ replacedBy, appliesTo }) => appliesTo(release) && !names.some((name) => replacedBy?.test(name)),
  ).map(({ title, files, alertKeys, Body }) => ({
    id: title(release.product),
    title: title(release.product),
    content: () => <Body release={release} context={context} />,
    alertKeys: () => [...(alertKeys?.() ?? []), ...alertKeysOfFiles(files?.(release) ?? [], context)],
    ...(files && {
      extra: countOf(files(release).length, 'file'),
      files: () => pageFiles(files(release), context),
    }),
  }));
}
