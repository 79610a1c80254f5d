import { type ComponentType, type ReactNode, useState } from 'react';
import { createMemoryRouter } from '../create-router';
import { RouterProvider } from '../router';

/**
 * The part of Component Story Format 3 that the examples use, so that Storybook could read them as well:
 * a file exports by default what it is about, and by name one example each.
 */
type AnyComponent = ComponentType<never>;

/** Wraps every example of a file, for instance in a router. */
type Decorator = (Story: ComponentType) => ReactNode;

/** The default export of a file of examples. */
export interface Meta<Component extends AnyComponent = AnyComponent> {
  /** Group and name, such as "Basics/Button". */
  readonly title: string;
  readonly component: Component;
  /** Components that are shown only together with `component`. Default: none. */
  readonly subcomponents?: Readonly<Record<string, AnyComponent>>;
  /** The last one is the outermost. Default: none. */
  readonly decorators?: readonly Decorator[];
}

type PropsOf<Component extends AnyComponent> = Component extends ComponentType<infer Props> ? Props : never;

interface StoryOptions {
  /** Default: the name of the export in words, `LongText` as "Long text". */
  readonly name?: string;
  readonly parameters?: {
    /** Lowest height of the example's frame in pixels, for what covers the page. Default: that of the content. */
    readonly height?: number;
  };
  /** Runs once the example is shown, for states that only a visitor's action reaches. */
  readonly play?: (context: PlayContext) => void | Promise<void>;
}

export interface PlayContext {
  /** The element that holds the example. */
  readonly canvasElement: HTMLElement;
}

/** One example: props for the component, or a function that renders it. */
export type Story<Component extends AnyComponent> = StoryOptions &
  (
    | { readonly args: PropsOf<Component>; readonly render?: (args: PropsOf<Component>) => ReactNode }
    | { readonly args?: undefined; readonly render: () => ReactNode }
  );

/** An example whose component is not known, as the gallery and the tests handle them. */
export interface AnyStory extends StoryOptions {
  readonly args?: object | undefined;
  readonly render?: (args: never) => ReactNode;
}

/** What a file of examples exports. */
export interface ExampleModule {
  readonly default: Meta;
  readonly [name: string]: Meta | AnyStory;
}

function InRouter({ path, Story }: { readonly path: string; readonly Story: ComponentType }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Story /> }], { initialEntries: [path] }),
  );
  return <RouterProvider router={router} />;
}

/** Shows the examples as part of the page at a path; links lead nowhere else. */
export const withRouter =
  (path = '/'): Decorator =>
  (Story) => <InRouter path={path} Story={Story} />;
