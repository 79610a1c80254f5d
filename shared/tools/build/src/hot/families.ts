/**
 * Hot components without React's development build. React Refresh knows which components of two builds are the same
 * and whether their hooks allow to keep their state; only React's development build can exchange them. So each
 * registered component is drawn through a stable one, which calls the newest version. `jsx-dev-runtime.ts` and
 * `react.ts` put it in the place of the component wherever an element is created.
 */
import { type ComponentType, createElement, memo, useSyncExternalStore } from 'react';
import * as refresh from 'react-refresh/runtime';

/** A component's versions, as React Refresh keeps them. */
interface Family {
  readonly current: unknown;
}

/** What is drawn for a family. */
interface Drawn {
  readonly Stable: ComponentType;
  /** Draws the newest version, with its state or anew. */
  update(remount: boolean): void;
}

type Memo = ReturnType<typeof memo>;

const drawn = new WeakMap<Family, Drawn>();
/** The memoized form of stable components, each with the comparison that it was made with. */
const memos = new WeakMap<object, { readonly compare: unknown; readonly Memoized: Memo }>();
const MEMO = Symbol.for('react.memo');

const isComponentClass = (type: unknown) =>
  typeof type === 'function' && Boolean((type.prototype as { isReactComponent?: unknown })?.isReactComponent);

const nameOf = (type: unknown): string => {
  const { displayName, name } = type as { readonly displayName?: unknown; readonly name?: unknown };
  return typeof displayName === 'string' ? displayName : typeof name === 'string' ? name : '';
};

/** A component of its own for React, which calls the family's newest version inside its fiber. */
function implementationOf(family: Family): ComponentType {
  const Implementation = (props: object) =>
    typeof family.current === 'function' && !isComponentClass(family.current)
      ? family.current(props)
      : createElement(stable(family.current) as ComponentType, props);
  Implementation.displayName = nameOf(family.current);
  return Implementation;
}

/** A number for components that are drawn again when it is raised. */
export function createVersion() {
  const listeners = new Set<() => void>();
  let version = 0;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const getVersion = () => version;
  return {
    useVersion: () => useSyncExternalStore(subscribe, getVersion, getVersion),
    raise(): void {
      version += 1;
      for (const listener of listeners) listener();
    },
  };
}

function draw(family: Family): Drawn {
  const { useVersion, raise } = createVersion();
  let Implementation = implementationOf(family);
  const Stable = (props: object) => {
    useVersion();
    return createElement(Implementation, props);
  };
  Stable.displayName = `Hot(${nameOf(family.current)})`;
  return {
    Stable,
    update(remount) {
      if (remount) Implementation = implementationOf(family);
      raise();
    },
  };
}

function memoized(type: { readonly type: unknown; readonly compare?: unknown }): unknown {
  const inner = stable(type.type);
  if (inner === type.type) return type;
  const known = memos.get(inner as object);
  const compare = type.compare ?? undefined;
  if (known?.compare === compare && known !== undefined) return known.Memoized;
  const Memoized = memo(inner as ComponentType, compare as Parameters<typeof memo>[1]);
  memos.set(inner as object, { compare, Memoized });
  return Memoized;
}

/** The stable form of an element's type; the type itself, if it is not a registered component. */
export function stable(type: unknown): unknown {
  if ((typeof type !== 'function' && typeof type !== 'object') || type === null) return type;
  if ('$$typeof' in type && type.$$typeof === MEMO && 'type' in type)
    return memoized(type as { readonly type: unknown });
  const family = refresh.getFamilyByType(type) as Family | undefined;
  if (family === undefined) return type;
  const known = drawn.get(family);
  if (known !== undefined) return known.Stable;
  const made = draw(family);
  drawn.set(family, made);
  return made.Stable;
}

/** Draws the newest version of every component whose module ran again. */
export function drawNewest(): void {
  const changed = refresh.performReactRefresh();
  if (changed === null) return;
  for (const family of changed.updatedFamilies as Set<Family>)
    drawn.get(family)?.update(typeof family.current !== 'function');
  for (const family of changed.staleFamilies as Set<Family>) drawn.get(family)?.update(true);
}
