import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NewRemote } from './request';

/** A TypeScript string literal with the value, in the quotes that biome chooses: those that need fewer escapes. */
function text(value: string): string {
  const quote = value.split("'").length > value.split('"').length ? '"' : "'";
  const inner = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  return quote + inner.replaceAll(quote, `\\${quote}`) + quote;
}

/** Name of the chunk of the remote's only page, which is preloaded. */
const CHUNK = 'welcome';

/** The width that biome formats to. */
const LINE_WIDTH = 110;

/** A property of an object as biome formats it: in one line if it fits, else one entry a line. */
function property(name: string, [open, close]: readonly [string, string], entries: readonly string[]) {
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
export const exampleOf = (pattern: string) => pattern.replace(/\/\*$/, '').replaceAll(/:[^/]+/g, 'example');

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

const readme = ({ name, title, owns }: NewRemote, commands: string) => `# ${name}

${title}: ${owns.map((pattern) => `\`${pattern}\``).join(', ')}.

| file | what is in it |
|---|---|
| \`remote.config.ts\` | the remote's description: name, owner, owned addresses, chunks to preload |
| \`src/remote.ts\` | the exposed module: the routes of each owned address |
| \`src/screens\` | the screens, one lazy chunk each |
| \`src/remote.test.ts\` | the conformance suite |

${commands}
`;

const changelog = ({ name }: NewRemote) => `# ${name}

## 1.0.0

### Initial version

- The first page.
`;

/** What differs between a remote in this workspace and one in a repository of its own. */
interface Surroundings {
  /** Fields of its manifest. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** End of its README. */
  readonly commands: string;
}

/** The files of a new remote, by path in its folder. The sources are formatted. */
export const filesOf = (wanted: NewRemote, { manifest, commands }: Surroundings) => ({
  'README.md': readme(wanted, commands),
  'package.json': `${JSON.stringify(
    {
      name: wanted.name,
      version: '1.0.0',
      private: true,
      description: wanted.title,
      type: 'module',
      ...manifest,
    },
    null,
    2,
  )}\n`,
  'remote.config.ts': config(wanted),
  'src/remote.ts': remote(wanted),
  'src/remote.test.ts': test(wanted),
  'src/screens/WelcomeScreen.tsx': screen,
  'src/screens/welcome-screen.module.css': styles,
});

/** The files of a new remote in this workspace, by path in its folder. */
export const filesInWorkspace = (wanted: NewRemote): Readonly<Record<string, string>> => ({
  'CHANGELOG.md': changelog(wanted),
  ...filesOf(wanted, {
    manifest: {
      scripts: {
        dev: `node ../shared/tools/workbench/bootstrap.mjs dev ${wanted.name}`,
        test: `cd .. && jest ${wanted.name}/`,
      },
      dependencies: { '@portal/sdk': 'workspace:*', react: 'catalog:' },
      devDependencies: { '@portal/remote-tools': 'workspace:*', jest: 'catalog:' },
    },
    commands: `\`\`\`sh\nnpm run dev -- ${wanted.name}\nnpx jest ${wanted.name}\n\`\`\``,
  }),
});

/** Writes files into a folder, which exists. @throws if one of them is there. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { flag: 'wx' });
  }
}
