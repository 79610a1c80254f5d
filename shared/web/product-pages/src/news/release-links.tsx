import { feedPath, type Product } from '@portal/catalog';
import { VisuallyHidden } from '@portal/ui';

/** Hash of the notes in the address of a release. */
export const NOTES_HASH = '#notes';

/** A link to the Atom feed of a product's releases, which the server sends. NEWS-4. */
export const FeedLink = ({ product }: { readonly product: Product }) => (
  <a href={feedPath(product.code)} type="application/atom+xml">
    Feed of releases<VisuallyHidden> of {product.name}</VisuallyHidden>
  </a>
);
