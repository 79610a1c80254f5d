import { AppLink, VisuallyHidden } from '@portal/ui';

interface RowLinkProps {
  /** Null: the portal does not know where. */
  readonly to: string | null;
  /** The row's product, for those who hear the link without its row. */
  readonly about: string;
  readonly children: string;
}

export function RowLink({ to, about, children }: RowLinkProps) {
  if (to === null) return null;
  return (
    <AppLink to={to}>
      {children}
      <VisuallyHidden> {about}</VisuallyHidden>
    </AppLink>
  );
}
