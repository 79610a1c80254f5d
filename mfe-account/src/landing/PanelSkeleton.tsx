import { Skeleton, VisuallyHidden } from '@portal/ui';

/** In the panel's place while nobody knows who the visitor is. */
export function PanelSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading your products and evaluations…</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={4} />
    </div>
  );
}
