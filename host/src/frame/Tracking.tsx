import { type ComponentType, useEffect, useState } from 'react';
import { onContentReady } from './on-content-ready';

/** Loads tracking and the consent notice, a separate chunk, once the content is ready. */
export function Tracking() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onContentReady(() => {
        import(/* webpackChunkName: "tracking" */ './ConsentNotice').then(
          (module) => setNotice(() => module.ConsentNotice),
          () => undefined, // The portal works without tracking. FRAME-3.
        );
      }),
    [],
  );
  return Notice && <Notice />;
}
