import { useHydrated } from '@portal/ui';
import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** Parts that are drawn at once. A page can have thousands, and what is drawn at once is one task. */
const BATCH_SIZE = 40;

/** Resolves when the browser has nothing to do, or after a second. Safari has no idle callback. */
export const idle = () =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 1_000 }) : setTimeout(resolve),
  );

/** Draws what waits in batches, each when the browser is idle, so that input comes in between. */
async function drawInBatches(waiting: Set<() => void>): Promise<void> {
  for (;;) {
    const batch = [...waiting].slice(0, BATCH_SIZE);
    if (batch.length === 0) return;
    for (const draw of batch) {
      waiting.delete(draw);
      startTransition(draw);
    }
    await idle();
  }
}

/**
 * A part that the page is complete without. Its code loads once the page is drawn and the browser is idle; a part that
 * cannot be loaded is left out until the next page. It is not rendered ahead, and never holds a navigation up, because
 * nothing suspends.
 * @example
 * const Tools = idlePart<ToolsProps>(() => import('./Tools'));
 */
export function idlePart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let isRunning = false;
  let loaded: ComponentType<Props> | null = null;
  /** Draws the parts that are mounted, once the code is there. */
  const waiting = new Set<() => void>();
  const start = async () => {
    if (isRunning) return;
    isRunning = true;
    await idle();
    loaded ??= await load().then(
      (module) => module.default,
      () => null, // the next page tries again
    );
    if (loaded !== null) await drawInBatches(waiting);
    isRunning = false;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module level
  return function IdlePart(props: Props) {
    const isHydrated = useHydrated();
    // Also where the code is there already: a rendered page does not have the part. PAGES-13.
    const [Part, setPart] = useState(() => (isHydrated ? loaded : null));
    useEffect(() => {
      if (Part !== null) return;
      const draw = () => setPart(() => loaded);
      waiting.add(draw);
      void start();
      return () => void waiting.delete(draw);
    }, [Part]);
    return Part && <Part {...props} />;
  };
}
