import { type ComponentType, useEffect, useState } from 'react';
import { onContentReady } from './on-content-ready';

/** Tracking and the question for consent are a chunk of their own, fetched when nobody waits for anything else. */
export function Tracking() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onContentReady(() => {
        import(/* webpackChunkName: "tracking" */ './ConsentNotice').then(
          (module) => setNotice(() => module.ConsentNotice),
          () => undefined, // A portal without tracking is a whole portal. FRAME-3.
        );
      }),
    [],
  );
  return Notice && <Notice />;
}
