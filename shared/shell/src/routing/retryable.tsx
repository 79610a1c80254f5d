import type { RouteObject } from '@portal/router';
import { type ComponentType, useEffect, useState } from 'react';
import type { FailedPart } from '../loader/errors';
import { bustRetryCache, giveUpScripts } from '../loader/retry-cache';
import { PartFailure } from './PartFailure';

type Load = Extract<RouteObject['lazy'], (...args: never[]) => unknown>;

/** A page whose code could not be had, and what has become of it since. */
interface Missing {
  error: unknown;
  Page: ComponentType | null;
  shown: boolean;
}

interface RetryableLazyPageProps {
  readonly missing: Missing;
  readonly load: Load;
  readonly part: FailedPart | undefined;
}

/** Draws the failure, tries again when asked or when somebody comes back, then draws the page. */
function RetryableLazyPage({ missing, load, part }: RetryableLazyPageProps) {
  const [, redraw] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    if (part?.folder !== undefined) giveUpScripts(part.folder);
    bustRetryCache();
    try {
      missing.Page = (await load()).Component ?? null;
    } catch (error) {
      missing.error = error;
    }
    setRetrying(false);
    redraw((count) => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody comes
  useEffect(() => {
    if (missing.shown && missing.Page === null) void retry();
    missing.shown = true;
  }, []);
  if (missing.Page !== null) return <missing.Page />;
  return <PartFailure error={missing.error} part={part} retrying={retrying} onRetry={() => void retry()} />;
}

/**
 * Code that can be asked for again. react-router keeps the first answer of a route's `lazy` for ever,
 * a failure too, so a failure becomes a page that asks again itself.
 */
function retryableLoad(load: Load, part: FailedPart | undefined): Load {
  return async () => {
    try {
      return await load();
    } catch (error) {
      const missing: Missing = { error, Page: null, shown: false };
      return { element: <RetryableLazyPage missing={missing} load={load} part={part} /> };
    }
  };
}

/** The same routes, with code that can be asked for again after it could not be had. `part`: whose they are. */
export const retryable = (routes: readonly RouteObject[], part?: FailedPart): RouteObject[] =>
  routes.map((route): RouteObject => {
    const lazy = typeof route.lazy === 'function' ? { lazy: retryableLoad(route.lazy, part) } : {};
    if (route.index) return { ...route, ...lazy };
    return { ...route, ...lazy, ...(route.children && { children: retryable(route.children, part) }) };
  });
