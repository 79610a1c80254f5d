import { AppLink, VisuallyHidden } from '@portal/ui';

interface RowLinkProps {
  /** `null` if the portal has no page for the product: no link is shown. */
  readonly to: string | null;
  /** The row's product, for screen readers that read the link without its row. */
  readonly product: string;
  readonly children: string;
}

export function RowLink({ to, product, children }: RowLinkProps) {
  if (to === null) return null;
  return (
    <AppLink to={to}>
      {children}
      <VisuallyHidden> {product}</VisuallyHidden>
    </AppLink>
  );
}
