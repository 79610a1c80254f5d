import { RenderedPageStays } from '@portal/shell';
import { useLocation } from '@portal/ui/router';
import { type PropsWithChildren, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markLive } from '../frame/page';
import { NO_BOX } from '../frame/shell-context';
import { changedFields, enter } from './carry-over';
import { replay } from './replay';

/** A copy of the rendered page, made before it is hydrated. */
const copyOfRenderedPage = () => document.querySelector('[data-page]')?.cloneNode(true);

/**
 * The rendered page, hydrated together with the frame (TAKEOVER-4). If it breaks then, its message is shown above a copy
 * of what was rendered (TAKEOVER-3).
 */
export function AdoptedPage({ children }: PropsWithChildren) {
  const page = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [rendered, setRendered] = useState(copyOfRenderedPage);
  const [isBroken, setIsBroken] = useState(false);
  const entered = useRef<(() => void)[]>([]);

  // The visitor has gone to another page, of which it is no copy.
  if (pathname !== firstPath && rendered) setRendered(undefined);

  useLayoutEffect(() => {
    entered.current = changedFields(document.body)
      // A list tells its choice itself. UI-8.
      .filter((field) => field.tagName !== 'SELECT')
      .map((field) => enter(field, field));
  }, []);

  // After each commit.
  useLayoutEffect(() => {
    if (rendered) setIsBroken(page.current?.querySelector('h1') === null);
  });

  useLayoutEffect(() => {
    if (!isBroken || !(rendered instanceof Element)) return;
    page.current?.after(rendered);
    return () => rendered.remove();
  }, [isBroken, rendered]);

  useEffect(() => {
    markLive();
    // React handles no event during an effect.
    queueMicrotask(() => {
      for (const tell of entered.current) tell();
      if (window.portalInput) replay(window.portalInput, (target) => target);
    });
  }, []);

  return (
    // The same elements as those of `FirstPage`: the ids that React makes depend on them.
    <div ref={page} style={NO_BOX} data-page="">
      <RenderedPageStays value={rendered !== undefined}>{children}</RenderedPageStays>
    </div>
  );
}
