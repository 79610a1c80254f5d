import { useRevalidator } from '@portal/ui/router';
import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { stable } from './families';

/** What a route or a slot draws. */
export interface Drawable {
  readonly Component?: ComponentType | null | undefined;
  readonly element?: ReactNode;
}

const listeners = new Set<() => void>();
let version = 0;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const getVersion = () => version;
const useVersion = () => useSyncExternalStore(subscribe, getVersion, getVersion);

const failed = { page: false, slot: false };
let isIncomplete = false;
let revalidate: (() => unknown) | undefined;

/** Notes that a page, or what it loads, threw: the portal shows a message in its place until a navigation. */
export const notePageFailure = (): void => {
  failed.page = true;
};

/**
 * Notes that a page or a slot could not be loaded at all, because of an error in the code that it consists of. A mended
 * build may use modules of the host that the loaded one does not, which webpack's run time learns with a reload only.
 */
export const noteLoadFailure = (thrown: unknown): never => {
  isIncomplete = true;
  throw thrown;
};

/** Why the next save has to load the page again, if it has to. */
export const reasonToReload = (): string | undefined =>
  isIncomplete ? 'a part of the page could not be loaded before' : undefined;

function drawAgain(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Draws every route and slot from what the module exports now. Loaders run again, because their code may differ. */
export function drawParts(): void {
  drawAgain();
  if (!failed.page) revalidate?.();
}

/** Gives what failed another chance. The router takes the event for the browser's way back to the same address. */
export function drawFailed(): void {
  const { page, slot } = failed;
  Object.assign(failed, { page: false, slot: false });
  if (slot) drawAgain();
  if (page) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

const draw = ({ Component: Drawn, element }: Drawable, props: object): ReactNode =>
  Drawn ? createElement(stable(Drawn) as ComponentType, props) : (element ?? null);

interface GuardProps {
  readonly version: number;
  readonly children?: ReactNode;
}
/** In place of the version that is not known yet. */
const JUST_NOW = -1;

interface GuardState {
  readonly error: unknown;
  readonly failedVersion: number | undefined;
}

/** Notes an exception. The portal's boundary shows it, as to visitors. */
class PageGuard extends Component<GuardProps, { readonly error: unknown; readonly isBroken: boolean }> {
  override state = { error: undefined, isBroken: false };
  static getDerivedStateFromError(error: unknown) {
    notePageFailure();
    return { error, isBroken: true };
  }
  override render() {
    if (this.state.isBroken) throw this.state.error;
    return this.props.children;
  }
}

/** A stable component for a route, which draws what `read` returns now. */
export function livePage(read: () => Drawable): ComponentType {
  return function LivePage(props: object) {
    const { revalidate: again } = useRevalidator();
    useEffect(() => {
      revalidate = again;
    }, [again]);
    return createElement(PageGuard, { version: useVersion() }, draw(read(), props));
  };
}

/** Catches an exception of a slot, whose place on the page is the host's, and tries again with each save. */
class SlotGuard extends Component<GuardProps & { readonly title: string }, GuardState> {
  override state: GuardState = { error: undefined, failedVersion: undefined };
  static getDerivedStateFromError(error: unknown): GuardState {
    failed.slot = true;
    return { error, failedVersion: JUST_NOW };
  }
  static getDerivedStateFromProps(
    { version: now }: GuardProps,
    { error, failedVersion }: GuardState,
  ): GuardState {
    if (failedVersion === JUST_NOW) return { error, failedVersion: now };
    return failedVersion === undefined || failedVersion === now
      ? { error, failedVersion }
      : { error: undefined, failedVersion: undefined };
  }
  override render() {
    const { error, failedVersion } = this.state;
    if (failedVersion === undefined) return this.props.children;
    return createElement(
      'p',
      { role: 'alert' },
      `${this.props.title} broke: ${String(error)}. It is drawn again with the next save.`,
    );
  }
}

/** A stable component for the content of a slot. */
export function liveSlot(title: string, read: () => Drawable): ComponentType {
  return function LiveSlot(props: object) {
    return createElement(SlotGuard, { title, version: useVersion() }, draw(read(), props));
  };
}
