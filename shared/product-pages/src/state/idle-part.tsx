import { useHydrated } from '@portal/ui';
import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** Resolves when the browser has nothing to do. Safari has no idle callback. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/**
 * A part that the page is complete without. Its code loads once the page is drawn and the browser is idle; a part that
 * cannot be loaded is left out until the next page. It is not rendered ahead, and never holds a navigation up, because
 * nothing suspends.
 * @example
 * const Tools = idlePart<ToolsProps>(() => import('./Tools').then(({ Tools }) => Tools));
 */
export function idlePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props> | null> | undefined;
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = () => {
    loading ??= idle()
      .then(load)
      .catch(() => {
        loading = undefined; // the next page tries again
        return null;
      });
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module level
  return function IdlePart(props: Props) {
    const isHydrated = useHydrated();
    // Also where the code is there already: a rendered page does not have the part. PAGES-13.
    const [Part, setPart] = useState(() => (isHydrated ? loaded : null));
    useEffect(() => {
      if (Part !== null) return;
      let isMounted = true;
      void loadOnce().then((component) => {
        loaded = component;
        // A page can have thousands of them, which all render now.
        if (isMounted) startTransition(() => setPart(() => component));
      });
      return () => {
        isMounted = false;
      };
    }, [Part]);
    return Part && <Part {...props} />;
  };
}
