import { mkdir, readdir } from 'node:fs/promises';
import { UsageError } from '@portal/workbench/src/command-line/failure';
import { filesOf, writeFiles } from '@portal/workbench/src/new-remote/files';
import type { NewRemote } from '@portal/workbench/src/new-remote/request';

const SCRIPTS = [
  'dev',
  'build',
  'dependencies',
  'format',
  'lint',
  'fix',
  'types',
  'test',
  'doctor',
  'release',
  'new-key',
];

/** Where the packages of the portal come from. */
interface PackageOrigin {
  /** Version of the SDK and of the tools. */
  readonly version: string;
  /** Their scope, such as `@portal`. */
  readonly scope: string;
  /** Address of their registry. */
  readonly registry: string;
}

/** With the second line the lock file says where each package comes from, whatever a user's own settings are. */
const npmrc = (scope: string, registry: string) =>
  `${scope}:registry=${registry}\nomit-lockfile-registry-resolved=false\n`;

const tsconfig = `{
  "extends": "@portal/remote-tools/tsconfig.json",
  "include": ["remote.config.ts", "src"]
}
`;

const biome = `{
  "extends": ["@portal/remote-tools/biome"],
  "files": { "includes": ["**", "!.portal", "!.mf", "!**/*.md"] }
}
`;

const commands = ({ name }: NewRemote) => `| command | what it does |
|---|---|
| \`npm run dev\` | the remote in the portal's shell, with local services, on <http://localhost:3000> |
| \`npm run dev -- --into https://portal.example\` | its build for an override in a deployed portal |
| \`npm run dependencies\` | checks that the portal's packages in \`package-lock.json\` come from the registry of \`.npmrc\` |
| \`npm run format\`, \`lint\`, \`types\`, \`npm test\` | the checks; \`npm run fix\` formats |
| \`npm run build\` | a build as for a release, into \`.portal/build\` |
| \`npm run doctor -- --to s3://bucket/prefix\` | what keeps it from being released, and what fixes it |
| \`npm run release -- --to s3://bucket/prefix\` | builds and publishes the version of \`package.json\` |
| \`npm run new-key -- ~/${name}.pem\` | makes a key for signing releases |

The guide is \`node_modules/@portal/sdk/GUIDE.md\`, and for tests \`node_modules/@portal/remote-tools/TESTING.md\`.`;

/**
 * The files of a remote in a repository of its own, by path in its folder.
 * npm reads `.npmrc`: without it, a colleague would get strangers' packages of the same name. SDK-6.
 */
export const filesOfRepository = (wanted: NewRemote, { version, scope, registry }: PackageOrigin) => ({
  '.npmrc': npmrc(scope, registry),
  'tsconfig.json': tsconfig,
  'biome.json': biome,
  // What biome wants. git for Windows changes the line ends of every file otherwise.
  '.gitattributes': '* text=auto eol=lf\n',
  '.gitignore': 'node_modules/\n.portal/\n.mf/\n*.pem\n',
  ...filesOf(wanted, {
    manifest: {
      scripts: Object.fromEntries(SCRIPTS.map((script) => [script, `portal-remote ${script}`])),
      dependencies: { '@portal/sdk': `^${version}` },
      devDependencies: { '@portal/remote-tools': `^${version}` },
    },
    commands: commands(wanted),
  }),
});

/** Writes files into a folder that is empty, or does not exist. @throws {UsageError} if it is not empty. SDK-5. */
export async function writeRepository(folder: string, files: Readonly<Record<string, string>>) {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new UsageError(`${folder} is not empty: choose another name, or remove it first.`);
  await writeFiles(folder, files);
}
