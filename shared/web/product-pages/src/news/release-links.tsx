import { feedPath, type Product } from '@portal/catalog';
import { useLocation } from '@portal/router';
import { useEffect } from 'react';

/** Hash of the notes in the address of a release. */
export const NOTES_HASH = '#notes';

/** Scrolls to the notes of the page and focuses them, if the address names them. */
export function useNotesFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== NOTES_HASH) return;
    const notes = document.querySelector<HTMLElement>(NOTES_HASH);
    notes?.scrollIntoView?.();
    notes?.focus({ preventScroll: true });
  }, [hash]);
}

/** A link to the Atom feed of a product's releases, which the server sends. NEWS-4. */
export const FeedLink = ({ product }: { readonly product: Product }) => (
  <a href={feedPath(product.code)} type="application/atom+xml" title={`Releases of ${product.name}`}>
    Feed
  </a>
);
