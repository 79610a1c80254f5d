import type { ComponentType, ReactNode } from 'react';
import type { AnyStory, ExampleModule, Meta, PlayContext } from './format';

/** Every file of examples by the slug of its component, which is also its address in the gallery. */
export const EXAMPLE_MODULES: Readonly<Record<string, () => Promise<ExampleModule>>> = {
  accordion: () => import('../accordion/Accordion.examples'),
  alert: () => import('../feedback/Alert.examples'),
  'app-link': () => import('../link/AppLink.examples'),
  button: () => import('../button/Button.examples'),
  'button-link': () => import('../button/ButtonLink.examples'),
  card: () => import('../layout/Card.examples'),
  container: () => import('../layout/Container.examples'),
  'copy-button': () => import('../copy-button/CopyButton.examples'),
  count: () => import('../text/Count.examples'),
  day: () => import('../text/Day.examples'),
  'empty-state': () => import('../feedback/EmptyState.examples'),
  'external-link': () => import('../link/ExternalLink.examples'),
  'failure-state': () => import('../feedback/FailureState.examples'),
  icon: () => import('../icon/Icon.examples'),
  'page-title': () => import('../text/PageTitle.examples'),
  'product-icon': () => import('../product-icon/ProductIcon.examples'),
  select: () => import('../select/Select.examples'),
  skeleton: () => import('../feedback/Skeleton.examples'),
  spinner: () => import('../feedback/Spinner.examples'),
  stack: () => import('../layout/Stack.examples'),
  tabs: () => import('../tabs/Tabs.examples'),
  tag: () => import('../text/Tag.examples'),
  'visually-hidden': () => import('../text/VisuallyHidden.examples'),
  breadcrumbs: () => import('../pages/page/Breadcrumbs.examples'),
  'card-list': () => import('../pages/file-card/CardList.examples'),
  'file-card': () => import('../pages/file-card/FileCard.examples'),
  'file-fields': () => import('../pages/file-card/FileFields.examples'),
  notes: () => import('../pages/html/Notes.examples'),
  'page-header': () => import('../pages/page/PageHeader.examples'),
  'page-section': () => import('../pages/page/PageSection.examples'),
  'safe-html': () => import('../pages/html/SafeHtml.examples'),
  'sidebar-layout': () => import('../pages/sidebar/SidebarLayout.examples'),
  dialog: () => import('../antd/dialog.examples'),
  drawer: () => import('../antd/drawer.examples'),
  form: () => import('../antd/form.examples'),
  input: () => import('../antd/input.examples'),
  table: () => import('../antd/table.examples'),
};

/** One example, ready to be rendered. */
export interface ComposedExample {
  /** The last part of its address: `long-text`. */
  readonly slug: string;
  /** Shown: "Long text". */
  readonly name: string;
  readonly Example: ComponentType;
  /** Lowest height of its frame in pixels. Default: that of the content. */
  readonly height: number | undefined;
  readonly play: ((context: PlayContext) => void | Promise<void>) | undefined;
}

export interface ComponentExamples {
  /** "Basics", of "Basics/Button". */
  readonly group: string;
  /** "Button", of "Basics/Button". */
  readonly name: string;
  readonly components: readonly Meta['component'][];
  readonly examples: readonly ComposedExample[];
}

/** `LongText` as "Long text". */
const inWords = (name: string): string => {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const slugOf = (name: string): string => inWords(name).toLowerCase().replaceAll(' ', '-');

const isStory = (value: Meta | AnyStory): value is AnyStory => !('component' in value);

function composeExample({ component, decorators = [] }: Meta, exported: string, story: AnyStory) {
  const { name = inWords(exported), args = {}, render, parameters, play } = story;
  // `Story` has checked the props of each example against its component.
  const Component = component as ComponentType<object>;
  const renderStory = render as ((args: object) => ReactNode) | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: it is made once, when its file is read
  const Bare = () => (renderStory ? renderStory(args) : <Component {...args} />);
  const Example = decorators.reduce<ComponentType>((Inner, decorate) => () => decorate(Inner), Bare);
  return { slug: slugOf(exported), name, Example, height: parameters?.height, play };
}

/** Reads a file of examples. */
export function composeExamples(module: ExampleModule): ComponentExamples {
  const { default: meta, ...exports } = module;
  const [group = '', name = ''] = meta.title.split('/');
  return {
    group,
    name,
    components: [meta.component, ...Object.values(meta.subcomponents ?? {})],
    examples: Object.entries(exports).flatMap(([exported, value]) =>
      isStory(value) ? [composeExample(meta, exported, value)] : [],
    ),
  };
}
