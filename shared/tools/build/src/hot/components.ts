/** What the loader of hot builds adds to each module: it notes the module's components, and lets it be replaced alone. */
import * as refresh from 'react-refresh/runtime';

/** What webpack calls when a module that accepts itself throws while it runs again. */
type OnThrown = (error: unknown, context: { readonly module: { readonly hot: HotModule } }) => void;

/** What webpack offers to a module that can be replaced. */
interface HotModule {
  readonly data?: { readonly exports?: string } | undefined;
  accept(onThrown?: OnThrown): void;
  dispose(keep: (data: { exports?: string }) => void): void;
  invalidate(): void;
}

let onThrown: OnThrown | undefined;

/**
 * Lets a module that threw run again with the next save, and its page stay. Default: the client of the dev server is
 * told.
 */
export function surviveThrown(report: (error: unknown) => void): void {
  onThrown = (error, { module }) => {
    module.hot.accept(onThrown);
    report(error);
  };
}

/** Registers the components of a module. */
export const registerIn =
  (module: string | number) =>
  (type: unknown, name: string): void =>
    refresh.register(type, `${module} ${name}`);

export const signature = refresh.createSignatureFunctionForTransform;

/** The names that a module exports, if all of them are components; else `undefined`. */
function componentNames(exported: unknown): string | undefined {
  if (typeof exported !== 'object' || exported === null) return undefined;
  const names = Object.keys(exported).sort();
  return names.length > 0 && names.every((name) => refresh.isLikelyComponentType(Reflect.get(exported, name)))
    ? names.join()
    : undefined;
}

/**
 * Lets a module that exports components only be replaced alone. What imports any other module runs again, too, up to
 * such a module or the build's first one.
 */
export function acceptComponents(hot: HotModule, exported: unknown): void {
  const names = componentNames(exported);
  if (names !== undefined) {
    hot.dispose((data) => {
      data.exports = names;
    });
    hot.accept(onThrown);
  }
  // What imports it may use another export now.
  if (hot.data?.exports !== undefined && hot.data.exports !== names) hot.invalidate();
}
