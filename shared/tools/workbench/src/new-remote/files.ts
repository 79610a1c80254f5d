import type { NewRemote } from './request';

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
      dev: `node ../shared/tools/workbench/bootstrap.mjs dev ${name}`,
      test: `jest --config ../jest.config.mjs --rootDir .. ${name}/`,
    },
    dependencies: {
      '@portal/sdk': 'workspace:*',
      react: 'catalog:',
    },
    devDependencies: {
      '@portal/remote-tools': 'workspace:*',
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

const config = ({ name, title, team, owns }: NewRemote) => `import { describeRemote } from '@portal/sdk';

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

const remote = ({ owns }: NewRemote) => {
  const below = owns.some((pattern) => pattern.endsWith('/*'));
  const lazy = `lazy: () => import(/* webpackChunkName: "${CHUNK}" */ './screens/WelcomeScreen')`;
  const routes = owns.map(
    (pattern) => `${text(pattern)}: [${pattern.endsWith('/*') ? 'welcome, other' : 'welcome'}]`,
  );
  return `import { defineRemote } from '@portal/sdk';
import type { RouteObject } from '@portal/sdk/router';
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

const screen = `import { getConfig } from '@portal/sdk/config';
import { useSessionUser } from '@portal/sdk/session';
import { AppLink, Container, PageTitle } from '@portal/sdk/ui';
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

const test = ({ owns }: NewRemote) => `import { checkRemote } from '@portal/remote-tools/testing';
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

/** The sources of a new remote, by path in its folder, formatted: the same in this workspace and in a repository of its own. */
export const sourcesOf = (wanted: NewRemote): Readonly<Record<string, string>> => ({
  'remote.config.ts': config(wanted),
  'src/remote.ts': remote(wanted),
  'src/remote.test.ts': test(wanted),
  'src/screens/WelcomeScreen.tsx': screen,
  'src/screens/welcome-screen.module.css': styles,
});

/** The files of a new remote in this workspace, by path in its folder. biome formats them afterwards. */
export const filesOf = (wanted: NewRemote): Readonly<Record<string, string>> => ({
  'README.md': readme(wanted),
  'CHANGELOG.md': changelog(wanted),
  'package.json': manifest(wanted),
  ...sourcesOf(wanted),
});
