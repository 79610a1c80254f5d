import type { ChangedFile } from '../changed-files';
import { type Scope, type Selection, scopeOf } from '../scope';
import type { Spec } from '../specs';
import type { Workspace } from '../workspace';

/** A spec with a test for each text, at lines 1, 2, and so on. @param names what it imports in `e2e`. */
const spec = (path: string, texts: string | readonly string[], names = ['support/fixtures']): Spec => {
  const file = `e2e/${path}.spec.ts`;
  const imports = names.map((name) => `e2e/${name}.ts`);
  const tests = [texts].flat().map((text, index) => ({ names: [`${file}:${index + 1}`], text, imports }));
  return { path: file, imports, tests };
};

/** A workspace of two remotes, with few files. */
export const workspace: Workspace = {
  packages: [
    { name: 'host', folder: 'host', dependencies: ['@portal/ui'] },
    { name: '@portal/deploy-aws', folder: 'host/deploy/aws', dependencies: [] },
    { name: 'e2e', folder: 'e2e', dependencies: ['@portal/sandbox'] },
    { name: 'mfe-a', folder: 'mfe-a', dependencies: ['@portal/ui', '@portal/pages'] },
    { name: 'mfe-b', folder: 'mfe-b', dependencies: ['@portal/ui'] },
    { name: 'mfe-c', folder: 'mfe-c', dependencies: ['@portal/ui'] },
    { name: '@portal/catalog', folder: 'shared/web/catalog', dependencies: [] },
    { name: '@portal/pages', folder: 'shared/pages', dependencies: ['@portal/ui'] },
    { name: '@portal/sandbox', folder: 'shared/tools/sandbox', dependencies: ['@portal/catalog'] },
    { name: '@portal/sdk', folder: 'shared/published/sdk', dependencies: ['@portal/ui'] },
    { name: '@portal/testing', folder: 'shared/tools/testing', dependencies: ['@portal/sandbox'] },
    { name: '@portal/ui', folder: 'shared/web/ui', dependencies: [] },
    { name: '@portal/workbench', folder: 'shared/tools/workbench', dependencies: ['@portal/sandbox'] },
  ],
  remotes: [
    { name: 'mfe-a', owns: ['/a/*', '/shared/:x/a'], chunks: new Map() },
    { name: 'mfe-b', owns: ['/b/*'], slots: ['start.aside'], chunks: new Map() },
    {
      name: 'mfe-c',
      owns: ['/keys', '/a/:x/try'],
      slots: ['start.aside'],
      preload: { '/keys': 'keys', '/a/:x/try': ['try', 'form'] },
      chunks: new Map([
        ['keys', new Set(['mfe-c/src/keys.tsx', 'mfe-c/src/date.ts'])],
        ['try', new Set(['mfe-c/src/try.tsx', 'mfe-c/src/date.ts'])],
        ['slot-start-aside', new Set(['mfe-c/src/panel.tsx'])],
        ['elsewhere', new Set(['mfe-c/src/elsewhere.tsx'])],
      ]),
    },
  ],
  specs: [
    spec('journeys/a', "open('/a/page')"),
    spec('journeys/shared', "open('/shared/c/a')"),
    spec('journeys/b', "open('/b/page')"),
    spec('journeys/start', "open('/start')"),
    spec('remotes/dev', 'for (const remote of remotes)', ['support/fixtures', 'support/remotes']),
    spec('journeys/keys', 'expect(page).toHaveURL(/keys$/)'),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a test
    spec('journeys/try', 'open(`${PRODUCT}/try`)'),
    spec('journeys/link', [
      '// Visits /keys by its link.',
      "open('/other')",
      "test('leaks', { tag: '@whole-portal' }, open('/keys'))",
    ]),
    spec('remotes/alone', "open('/keys')"),
    spec('release/keys', "open('/keys')"),
    spec('journeys/pages', 'for (const page of pages)', ['support/pages']),
    spec('release/tool', "release('mfe-b')", ['release/support/tool']),
    spec('browsers/keys', "open('/keys')", ['browsers/support/tab']),
    spec('browsers/b', "open('/b/page')", ['browsers/support/tab']),
    spec('packages/publish', "publish('mfe-points')", ['packages/support/team', 'release/support/tool']),
  ],
  unitTests: [
    'host/deploy/aws/src/a.test.ts',
    'mfe-a/src/reads-files.test.ts',
    'mfe-a/src/x.test.ts',
    'mfe-b/src/y.test.ts',
    'shared/web/ui/src/z.test.tsx',
    'shared/tools/workbench/src/container/compose.test.ts',
    'shared/tools/workbench/src/nginx/proxy.test.ts',
  ],
  fileReaders: ['host/deploy/aws/src/a.test.ts', 'mfe-a/src/reads-files.test.ts'],
};

/** The scope of changes to these files. */
export const scope = (...paths: readonly string[]): Scope =>
  scopeOf(
    paths.map((path): ChangedFile => ({ path, deleted: false })),
    workspace,
  );

/** A selection of all tests. @param because the file that requires it. */
export const everything = (because: string): Selection => ({ kind: 'everything', because });

/** A selection of these files. */
export const some = (...files: readonly string[]): Selection => ({ kind: 'some', files });

/** A selection of browser tests. @param names paths in `e2e`, without the extension; `journeys/a:2` is a line of one. */
export const specs = (...names: readonly string[]): Selection =>
  some(...names.map((name) => name.replace(/^([^:]+)(:\d+)?$/, 'e2e/$1.spec.ts$2')));
