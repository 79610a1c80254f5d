/**
 * The routes of single screens. Apart from those of sections, because `mfe-account` has none: its first module would
 * load their frame, and its build would get the chunks of the products' screens.
 */
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from '@portal/ui/router';
import { type ComponentType, createElement } from 'react';

/** A screen's route object without the path, which comes from the catalog. */
export type ScreenObject = Pick<RouteObject, 'loader' | 'lazy' | 'Component' | 'shouldRevalidate' | 'handle'>;

/** Imports the module of a screen, which is a chunk of its own. */
type LoadScreen<Props> = () => Promise<{ readonly Screen: ComponentType<Props> }>;

/** A loader, with the fields of its route that belong to it. */
export interface DataRoute<Data> extends Pick<ScreenObject, 'handle' | 'shouldRevalidate'> {
  readonly loader: (args: LoaderFunctionArgs) => Data | Promise<Data>;
}

/** The router's data has no type; `dataScreen` has checked that the loader returns what the screen needs. */
function ScreenWithData<Data extends object>({ Screen }: { readonly Screen: ComponentType<Data> }) {
  return createElement(Screen, useLoaderData() as Data);
}

/**
 * The route of a screen that receives what its loader returns as props. The compiler checks that they match.
 * @example
 * dataScreen({ loader: ltsLoader(product) }, () => import('./lts/screen'));
 */
export const dataScreen = <Data extends object>(
  route: DataRoute<Data>,
  load: LoadScreen<Data>,
): ScreenObject => ({
  ...route,
  lazy: async () => {
    const { Screen } = await load();
    return { element: createElement(ScreenWithData<Data>, { Screen }) };
  },
});

/**
 * The route of a screen that loads no data and receives fixed props.
 * @example
 * fixedScreen({ section }, () => import('./about/screen'));
 */
export const fixedScreen = <Props extends object>(props: Props, load: LoadScreen<Props>): ScreenObject => ({
  lazy: async () => {
    const { Screen } = await load();
    return { element: createElement(Screen, props) };
  },
});
