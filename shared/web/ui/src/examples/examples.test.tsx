import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { composeExamples, EXAMPLE_MODULES, slugOf } from './examples';
import type { Meta } from './format';

const folder = join(process.cwd(), 'shared/web/ui');
const slugs = Object.keys(EXAMPLE_MODULES);

/** Entry points without components of ours. */
const NOT_SHOWN = ['./router', './save-blob', './theme', './theme.css', './theme-script'];

const examplesOf = async (slug: string) => {
  const load = EXAMPLE_MODULES[slug];
  if (load === undefined) throw new Error(`There are no examples of ${slug}`);
  return composeExamples(await load());
};

/** The components that the package exports, by entry point and name. */
async function exportedComponents(): Promise<Map<string, unknown>> {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const entries = Object.entries(exports).filter(([entry]) => !NOT_SHOWN.includes(entry));
  const components = entries.map(async ([entry, file]) => {
    const module = (await import(join(folder, file))) as Readonly<Record<string, unknown>>;
    return Object.entries(module)
      .filter(([name]) => /^[A-Z]\w*[a-z]/.test(name))
      .map(([name, component]) => [`${entry} ${name}`, component] as const);
  });
  return new Map((await Promise.all(components)).flat());
}

/** What axe finds, one line each. */
async function findings(): Promise<readonly string[]> {
  // antd's style sheets make every look at a computed style slow in jsdom.
  document.head.replaceChildren();
  const { violations } = await axe.run(document.body, {
    rules: {
      // jsdom neither paints nor lays out.
      'color-contrast': { enabled: false },
      // An example is no page.
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

test('every exported component has an example', async () => {
  const shown = new Set<unknown>();
  for (const slug of slugs) for (const component of (await examplesOf(slug)).components) shown.add(component);
  const exported = await exportedComponents();
  expect(exported.size).toBeGreaterThan(30);
  expect([...exported].filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([]);
});

test('every file of examples is in the gallery', () => {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.examples.tsx'))).toHaveLength(slugs.length);
});

describe.each(slugs)('%s', (slug) => {
  afterEach(() => jest.restoreAllMocks());

  test('has its name, and a name of its own for each example', async () => {
    const { name, group, examples } = await examplesOf(slug);
    expect(slugOf(name)).toBe(slug);
    expect(['Basics', 'Pages', 'Widgets']).toContain(group);
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples.map((example) => example.name)).size).toBe(examples.length);
  });

  test('renders each example without an error, and axe finds nothing', async () => {
    const complaints: unknown[][] = [];
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(console, level).mockImplementation((...said) => void complaints.push(said));
    const found: Record<string, readonly string[]> = {};
    for (const { name, Example, play } of (await examplesOf(slug)).examples) {
      const { container } = render(<Example />);
      await act(async () => play?.({ canvasElement: container }));
      const violations = await act(findings);
      if (violations.length > 0) found[name] = violations;
      cleanup();
      document.body.replaceChildren();
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
  });
});

const Greeting = ({ to }: { readonly to: string }) => <p>Hello {to}</p>;

test('reads names, props and decorators as Storybook does', () => {
  const meta: Meta<typeof Greeting> = {
    title: 'Basics/Greeting',
    component: Greeting,
    decorators: [
      (Story) => (
        <section>
          <Story />
        </section>
      ),
    ],
  };
  const { group, name, examples } = composeExamples({
    default: meta,
    LongName: { args: { to: 'Ada Lovelace' } },
    Rendered: { name: 'By hand', render: () => <Greeting to="Grace" /> },
  });
  expect([group, name]).toEqual(['Basics', 'Greeting']);
  expect(examples.map((example) => [example.slug, example.name])).toEqual([
    ['long-name', 'Long name'],
    ['rendered', 'By hand'],
  ]);
  const html = examples.map(({ Example }) => render(<Example />).container.innerHTML);
  expect(html).toEqual([
    '<section><p>Hello Ada Lovelace</p></section>',
    '<section><p>Hello Grace</p></section>',
  ]);
});
