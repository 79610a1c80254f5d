import { report } from '@portal/observability';
import { type ComponentType, lazy } from 'react';

/** A lazy part of the frame. If its code fails to load, that is reported and the page works without the part. */
export const lazyTool = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch((error: unknown): { default: ComponentType<Props> } => {
      report(error);
      return { default: () => null };
    }),
  );
