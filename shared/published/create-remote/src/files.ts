import { sourcesOf } from '@portal/workbench/src/new-remote/files';
import type { NewRemote } from '@portal/workbench/src/new-remote/request';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const SCRIPTS = ['dev', 'build', 'format', 'lint', 'fix', 'types', 'test', 'release', 'new-key'];

const manifest = ({ name, title }: NewRemote, sdk: string) =>
  json({
    name,
    version: '1.0.0',
    private: true,
    description: title,
    type: 'module',
    scripts: Object.fromEntries(SCRIPTS.map((script) => [script, `portal-remote ${script}`])),
    dependencies: { '@portal/sdk': `^${sdk}` },
    devDependencies: { '@portal/remote-tools': `^${sdk}` },
  });

const tsconfig = `{
  "extends": "@portal/remote-tools/tsconfig.json",
  "include": ["remote.config.ts", "src"]
}
`;

const biome = `{
  "extends": ["@portal/remote-tools/biome"],
  "files": { "includes": ["**", "!.portal", "!**/*.md"] }
}
`;

const readme = ({ name, title, owns }: NewRemote) => `# ${name}

${title}: ${owns.map((pattern) => `\`${pattern}\``).join(', ')}.

| file | what is in it |
|---|---|
| \`remote.config.ts\` | the remote's description: name, owner, owned addresses, chunks to preload |
| \`src/remote.ts\` | the exposed module: the routes of each owned address |
| \`src/screens\` | the screens, one lazy chunk each |
| \`src/remote.test.ts\` | the conformance suite |

| command | what it does |
|---|---|
| \`npm run dev\` | the remote in the portal's shell, with local services, on <http://localhost:3000> |
| \`npm run dev -- --into https://portal.example\` | its build for an override in a deployed portal |
| \`npm run format\`, \`lint\`, \`types\`, \`npm test\` | the checks; \`npm run fix\` formats |
| \`npm run build\` | a build as for a release, into \`.portal/build\` |
| \`npm run release -- --to s3://bucket/prefix\` | builds and publishes the version of \`package.json\` |
| \`npm run new-key -- ~/${name}.pem\` | makes a key for signing releases |

The README of \`@portal/sdk\` is the guide: \`node_modules/@portal/sdk/README.md\`.
`;

/**
 * The files of a remote in a repository of its own, by path in its folder.
 * @param sdk the version of the SDK and of the tools.
 */
export const filesOfRepository = (wanted: NewRemote, sdk: string): Readonly<Record<string, string>> => ({
  'README.md': readme(wanted),
  'package.json': manifest(wanted, sdk),
  'tsconfig.json': tsconfig,
  'biome.json': biome,
  '.gitignore': 'node_modules/\n.portal/\n*.pem\n',
  ...sourcesOf(wanted),
});
