import { discardPreloads } from '@portal/query/preload';
import { RenderedPageStays } from '@portal/shell';
import { Alert, Button, Container } from '@portal/ui';
import { useLocation, useRevalidator } from '@portal/ui/router';
import { type PropsWithChildren, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { markLive, turnControlsOff } from '../frame/page';
import { NO_BOX } from '../frame/shell-context';
import { carryOver, locate, useScrollPosition } from './carry-over';
import { replay, usePress } from './replay';
import styles from './takeover-notice.lazy.module.css';

/** What has become of the page that is drawn while its rendered one is shown. */
type PageState =
  /** Nothing of it is there yet. */
  | { readonly kind: 'absent' }
  /** It shows a skeleton, so the rendered page is better. */
  | { readonly kind: 'loading' }
  /** Its part could not be loaded, and says so itself. */
  | { readonly kind: 'part-failed' }
  /** Its content could not be loaded. */
  | { readonly kind: 'content-failed'; readonly title: string; readonly reason: string }
  | { readonly kind: 'ready' };

const isBusy = (root: Element) => root.querySelector('[aria-busy="true"]') !== null;
/** The message in place of content that could not be loaded (`FailureState`). */
const failureOf = (root: Element) => root.querySelector('[data-state="failure"]');

/**
 * Compares a page with the rendered one that it replaces.
 * @param page the element of the drawn page.
 * @param rendered the element of the rendered page.
 */
function pageState(page: Element, rendered: Element): PageState {
  if (page.childElementCount === 0) return { kind: 'absent' };
  if (isBusy(page) && !isBusy(rendered)) return { kind: 'loading' };
  const failure = failureOf(page);
  if (failure === null || failureOf(rendered) !== null) return { kind: 'ready' };
  if (page.querySelector('h1') === null) return { kind: 'part-failed' };
  const detail = failure.querySelector(':scope > p + div');
  return {
    kind: 'content-failed',
    title: failure.querySelector('p')?.textContent ?? '',
    // Links and buttons belong to the page that is hidden.
    reason: detail === null || detail.querySelector('a, button') !== null ? '' : detail.textContent,
  };
}

interface TakeoverNoticeProps {
  /** What is wrong. */
  readonly title: string;
  /** What the button does: a part is tried again, a request is retried. */
  readonly action: 'Try again' | 'Retry';
  readonly retrying?: boolean;
  readonly onRetry: () => void;
  readonly children: string;
}

/** Above a rendered page that could not be taken over. TAKEOVER-3. */
function TakeoverNotice({ title, action, retrying = false, onRetry, children }: TakeoverNoticeProps) {
  return (
    <Container className={styles.notice}>
      <Alert kind="warning" title={title}>
        <p>{children}</p>
        <div>
          <Button goes icon="retry" loading={retrying} onClick={onRetry}>
            {action}
          </Button>
        </div>
      </Alert>
    </Container>
  );
}

/** Time after which the visitor is told that the page does not react yet. Unit: milliseconds. */
const SLOW_MS = 10_000;

/** The page that is drawn beside the rendered one, or `done`: it has replaced it. */
type Phase = Exclude<PageState, { kind: 'ready' }> | { readonly kind: 'done' };

/** Makes the element of the drawn page. */
function createPage(): HTMLElement {
  const page = document.createElement('div');
  page.dataset.page = '';
  page.style.display = NO_BOX.display;
  return page;
}

/** React leaves the rendered markup alone. */
const MARKUP = { __html: '' };

const isSame = (one: Phase, other: Phase) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps the rendered page of the document until the drawn one is complete, and replaces it in one commit. Until then
 * the drawn one is outside of the document, so that no heading and no id is in it twice. A page that cannot be drawn
 * leaves the rendered one readable, with a message above it. TAKEOVER-1, TAKEOVER-3.
 *
 * What is in the document in each phase, and what becomes of a click:
 * - `absent`, `loading`: the rendered page. The document's script keeps clicks. After 10 s a message says so.
 * - `part-failed`: the drawn page, which is a message, above the rendered one, whose controls are off.
 * - `content-failed`: a message with Retry above the rendered page, whose controls are off.
 * - `done`: the drawn page, with the fields, focus and scroll position of the rendered one. The kept clicks happen in it.
 */
export function KeptPage({ children }: PropsWithChildren) {
  const [isDrawing, setIsDrawing] = useState(false);
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const [phase, setPhase] = useState<Phase>({ kind: 'absent' });
  const [isSlow, setIsSlow] = useState(false);
  const [firstPath] = useState(pathname);
  const [page] = useState(createPage);
  const place = useRef<HTMLDivElement>(null);
  const rendered = useRef<HTMLDivElement>(null);
  const restore = useRef<() => () => void>(undefined);
  const tell = useRef<() => void>(undefined);
  /** The drawn element for each one of the rendered page that was clicked. */
  const clicked = useRef(new Map<Element, Element | undefined>());
  const scroll = useScrollPosition();
  const checkAgain = useRef(() => {});
  const isPressed = usePress(checkAgain);

  // The visitor has gone to another page: there is nothing to take over.
  if (pathname !== firstPath && phase.kind !== 'done') setPhase({ kind: 'done' });

  // After each commit, before the browser paints; and when a part of the page has loaded by itself.
  useLayoutEffect(() => {
    const before = rendered.current;
    if (before === null) return;
    const check = () => {
      const found = pageState(page, before);
      const next: PageState = isPressed.current && found.kind === 'ready' ? { kind: 'loading' } : found;
      if (next.kind !== 'ready') {
        setPhase((now) => (isSame(now, next) || now.kind === 'done' ? now : next));
        return;
      }
      observer.disconnect();
      restore.current = carryOver(before, page, scroll.current);
      for (const { target } of window.portalInput?.events ?? [])
        if (target instanceof Element && before.contains(target)) {
          const button = target.closest('button') ?? target;
          clicked.current.set(target, locate(button, before, page) ?? undefined);
        }
      setPhase({ kind: 'done' });
    };
    // At once: a click in the rendered page after the check would have no drawn element.
    const checkNow = () => flushSync(check);
    const observer = new MutationObserver(checkNow);
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    checkAgain.current = checkNow;
    check();
    return () => {
      checkAgain.current = () => {};
      observer.disconnect();
    };
  });

  const isDone = phase.kind === 'done';
  const isInDocument = isDrawing && (isDone || phase.kind === 'part-failed');
  useLayoutEffect(() => {
    if (isInDocument) place.current?.append(page);
    else page.remove();
  }, [isInDocument, page]);

  // The rendered page is gone, and the browser has not painted yet.
  useLayoutEffect(() => {
    if (isDone) tell.current = restore.current?.();
  }, [isDone]);

  // No code handles the controls of the rendered page, and none will until the visitor retries.
  const isFailed = phase.kind === 'content-failed' || phase.kind === 'part-failed';
  useEffect(() => {
    if (isFailed && rendered.current) turnControlsOff(rendered.current);
  }, [isFailed]);

  // In a transition, so that drawing a page is no long task.
  useEffect(() => startTransition(() => setIsDrawing(true)), []);

  // What was clicked outside of the page, whose controls react now.
  useEffect(() => {
    const input = window.portalInput;
    const before = rendered.current;
    if (input && before) replay(input, (target) => (before.contains(target) ? null : target));
  }, []);

  useEffect(() => {
    if (phase.kind === 'absent' || phase.kind === 'loading') {
      const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
      return () => clearTimeout(timer);
    }
    markLive();
    const input = window.portalInput;
    if (phase.kind !== 'done') return;
    // React handles no event during an effect.
    queueMicrotask(() => {
      tell.current?.();
      if (!input) return;
      input.within = null;
      replay(input, (target) => clicked.current.get(target));
    });
  }, [phase]);

  return (
    <>
      {phase.kind === 'content-failed' && (
        <TakeoverNotice
          title={phase.title}
          action="Retry"
          retrying={state === 'loading'}
          onRetry={() => {
            // What came with it may be as wrong, such as the page of a network's sign-in.
            discardPreloads();
            void revalidate();
          }}
        >
          {`${phase.reason} You see the page as it was published last. Its links work, its buttons do not.`.trim()}
        </TakeoverNotice>
      )}
      {isSlow && (phase.kind === 'absent' || phase.kind === 'loading') && (
        <TakeoverNotice
          title="This page is still loading"
          action="Try again"
          onRetry={() => window.location.reload()}
        >
          You can read it and follow its links. What you have clicked happens once it is loaded.
        </TakeoverNotice>
      )}
      {isDrawing && <div ref={place} style={NO_BOX} data-drawn="" />}
      {isDrawing && createPortal(<RenderedPageStays value={!isDone}>{children}</RenderedPageStays>, page)}
      {!isDone && (
        <div
          key="rendered"
          ref={rendered}
          style={NO_BOX}
          className={isFailed ? styles.off : undefined}
          data-page=""
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which React does not compare
          dangerouslySetInnerHTML={MARKUP}
        />
      )}
    </>
  );
}
