import { Skeleton, VisuallyHidden } from '@portal/ui';

/** The placeholder of the panel until the kind of visitor is known. */
export function PanelSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading your products and evaluations…</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={4} />
    </div>
  );
}
