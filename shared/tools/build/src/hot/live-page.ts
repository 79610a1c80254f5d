import { useRevalidator } from '@portal/ui/router';
import {
  Component,
  type ComponentType,
  createElement,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
} from 'react';
import { createVersion, stable } from './families';

/** What a route or a slot draws. */
export interface Drawable {
  readonly Component?: ComponentType | null | undefined;
  readonly element?: ReactNode;
}

/** Of what the module exports. */
const { useVersion, raise: drawAgain } = createVersion();

const failed = { page: false, slot: false };
let isIncomplete = false;
let revalidate: (() => unknown) | undefined;

/** Notes that a page, or what it loads, threw: the portal shows a message in its place until a navigation. */
export const notePageFailure = (): void => {
  failed.page = true;
};

/**
 * Notes that a page or a slot could not be loaded at all, because of an error in the code that it consists of. A fixed
 * build may use modules of the host that the loaded one does not, which webpack's run time learns with a reload only.
 */
export const noteLoadFailure = (thrown: unknown): never => {
  isIncomplete = true;
  throw thrown;
};

/** Why the next save has to load the page again, if it has to. */
export const reasonToReload = (): string | undefined =>
  isIncomplete ? 'a part of the page could not be loaded before' : undefined;

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

/** Notes an exception. The portal's boundary shows it, as to visitors. */
class PageGuard extends Component<
  PropsWithChildren,
  { readonly error: unknown; readonly isBroken: boolean }
> {
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
    useVersion();
    return createElement(PageGuard, null, draw(read(), props));
  };
}

interface SlotGuardProps extends PropsWithChildren {
  readonly title: string;
  /** Of what is drawn. */
  readonly version: number;
}

interface SlotGuardState {
  readonly error: unknown;
  readonly failedVersion: number | undefined;
}

/** In place of the version that is not known yet. */
const JUST_NOW = -1;

/** Catches an exception of a slot, whose place on the page is the host's, and tries again with each save. */
class SlotGuard extends Component<SlotGuardProps, SlotGuardState> {
  override state: SlotGuardState = { error: undefined, failedVersion: undefined };
  static getDerivedStateFromError(error: unknown): SlotGuardState {
    failed.slot = true;
    return { error, failedVersion: JUST_NOW };
  }
  static getDerivedStateFromProps(
    { version: now }: SlotGuardProps,
    { error, failedVersion }: SlotGuardState,
  ): SlotGuardState {
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
