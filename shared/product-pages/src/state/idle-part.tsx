import { useHydrated } from '@portal/ui';
import { type ComponentType, lazy, Suspense } from 'react';

/** Resolves when the browser has nothing to do. Safari has no idle callback. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/**
 * A part that the page is complete without. Its code loads once the page is drawn and the browser is idle; a part that
 * cannot be loaded is left out. It is not rendered ahead.
 * @example
 * const Tools = idlePart<ToolsProps>(() => import('./Tools').then(({ Tools }) => Tools));
 */
export function idlePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(
    (): Promise<{ default: ComponentType<Props> }> =>
      idle()
        .then(load)
        .then(
          (component) => ({ default: component }),
          () => ({ default: () => null }),
        ),
  );
  return (props) =>
    useHydrated() && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
}
