import type { NewRemote } from './request';

/** The name under which the sources import a module of the portal: the same one in this workspace. */
export type ImportName = (module: `@portal/${string}`) => string;
const sameName: ImportName = (module) => module;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
/** A TypeScript string literal with the value. */
const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const manifest = ({ name, title }: NewRemote) =>
  json({
    name,
    version: '1.0.0',
    private: true,
    description: title,
    type: 'module',
    scripts: {
      dev: `node ../shared/workbench/bootstrap.mjs dev ${name}`,
      test: `jest --config ../jest.config.mjs --rootDir .. ${name}/`,
    },
    dependencies: {
      '@portal/config': 'workspace:*',
      '@portal/contract': 'workspace:*',
      '@portal/ui/router': 'workspace:*',
      '@portal/session': 'workspace:*',
      '@portal/ui': 'workspace:*',
      react: 'catalog:',
    },
    devDependencies: {
      '@portal/testing': 'workspace:*',
      jest: 'catalog:',
    },
  });

/** Name of the chunk of the remote's only page, which is preloaded. */
const CHUNK = 'welcome';

/** The width that biome formats to. */
const LINE_WIDTH = 110;

/** A property of an object as biome formats it: in one line if it fits, else one entry a line. */
function property(
  name: string,
  [open, close]: readonly [string, string],
  entries: readonly string[],
): string {
  const space = open === '{' ? ' ' : '';
  const line = `  ${name}: ${open}${space}${entries.join(', ')}${space}${close},`;
  return line.length <= LINE_WIDTH
    ? line
    : `  ${name}: ${open}\n${entries.map((entry) => `    ${entry},`).join('\n')}\n  ${close},`;
}

const config = (
  { name, title, team, owns }: NewRemote,
  importName: ImportName,
) => `import { describeRemote } from '${importName('@portal/contract')}';

/** Plain data, because the build reads it too. */
export const description = describeRemote({
  name: ${text(name)},
  title: ${text(title)},
  owner: { team: ${text(team)} },
${property('owns', ['[', ']'], owns.map(text))}
${property(
  'preload',
  ['{', '}'],
  owns.map((pattern) => `${text(pattern)}: '${CHUNK}'`),
)}
});
`;

const remote = ({ owns }: NewRemote, importName: ImportName) => {
  const below = owns.some((pattern) => pattern.endsWith('/*'));
  const lazy = `lazy: () => import(/* webpackChunkName: "${CHUNK}" */ './screens/WelcomeScreen')`;
  const routes = owns.map(
    (pattern) => `${text(pattern)}: [${pattern.endsWith('/*') ? 'welcome, other' : 'welcome'}]`,
  );
  return `import { defineRemote } from '${importName('@portal/contract')}';
import type { RouteObject } from '${importName('@portal/ui/router')}';
import { description } from '../remote.config';

const welcome: RouteObject = {
  index: true,
  ${lazy},
};
${below ? `/** All other paths below an owned pattern. */\nconst other: RouteObject = {\n  path: '*',\n  ${lazy},\n};\n` : ''}
/**
 * Loaded before any page of the remote, so keep it small: only routes and their loaders. Screens are lazy.
 * Paths are relative to the owned pattern.
 */
export default defineRemote(description, {
  routes: {
${routes.map((route) => `    ${route},`).join('\n')}
  },
});
`;
};

const screen = (importName: ImportName) => `import { getConfig } from '${importName('@portal/config')}';
import { useSessionUser } from '${importName('@portal/session')}';
import { AppLink, Container, PageTitle } from '${importName('@portal/ui')}';
import { description } from '../../remote.config';
import styles from './welcome-screen.module.css';

/** The remote's first page. */
export function Component() {
  const user = useSessionUser();
  return (
    <Container className={styles.page}>
      <PageTitle title={description.title} siteTitle={getConfig().siteTitle} />
      <h1>{description.title}</h1>
      <p>{user === null ? 'Welcome.' : \`Welcome, \${user.name}.\`}</p>
      <p>
        <AppLink to="/start">Go to the start page</AppLink>
      </p>
    </Container>
  );
}
`;

const styles = `.page {
  display: grid;
  gap: var(--portal-space-4);
  padding-block: var(--portal-space-8);
}
`;

/** A path that matches a pattern. */
const exampleOf = (pattern: string) => pattern.replace(/\/\*$/, '').replaceAll(/:[^/]+/g, 'example');

const test = (
  { owns }: NewRemote,
  importName: ImportName,
) => `import { checkRemote } from '${importName('@portal/testing')}';
import { description } from '../remote.config';
import module from './remote';

checkRemote(
  { description, module },
  {
  ${property(
    'paths',
    ['[', ']'],
    owns.map((pattern) => text(exampleOf(pattern))),
  ).replaceAll('\n', '\n  ')}
  },
);
`;

const readme = ({ name, title, owns }: NewRemote) => `# ${name}

${title}: ${owns.map((pattern) => `\`${pattern}\``).join(', ')}.

| file | what is in it |
|---|---|
| \`remote.config.ts\` | the remote's description: name, owned addresses, chunks to preload |
| \`src/remote.ts\` | the exposed module: the routes of each owned address |
| \`src/screens\` | the screens, one lazy chunk each |
| \`src/remote.test.ts\` | the conformance suite |

\`\`\`sh
npm run dev -- ${name}
npx jest ${name}
\`\`\`
`;

const changelog = ({ name }: NewRemote) => `# ${name}

## 1.0.0

### Initial version

- The first page.
`;

/** The sources of a new remote, by path in its folder, formatted. */
export const sourcesOf = (wanted: NewRemote, importName: ImportName): Readonly<Record<string, string>> => ({
  'remote.config.ts': config(wanted, importName),
  'src/remote.ts': remote(wanted, importName),
  'src/remote.test.ts': test(wanted, importName),
  'src/screens/WelcomeScreen.tsx': screen(importName),
  'src/screens/welcome-screen.module.css': styles,
});

/** The files of a new remote in this workspace, by path in its folder. biome formats them afterwards. */
export const filesOf = (wanted: NewRemote): Readonly<Record<string, string>> => ({
  'README.md': readme(wanted),
  'CHANGELOG.md': changelog(wanted),
  'package.json': manifest(wanted),
  ...sourcesOf(wanted, sameName),
});
