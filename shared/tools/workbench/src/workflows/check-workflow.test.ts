/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, workspaceRoot } from '@portal/build/workspace';
import { HOST } from '@portal/releases';
import { parse } from 'yaml';
import { checkWorkflow } from './check-workflow';

const FOLDER = join(workspaceRoot, '.github/workflows');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

/** What the tests look at in a workflow of this repository. */
interface Described {
  readonly concurrency?: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly environment?: string;
        readonly concurrency?: { readonly group: string };
        readonly outputs?: unknown;
        readonly steps?: readonly { readonly id?: string; readonly uses?: string; readonly run?: string }[];
      }
    >
  >;
  readonly on: {
    readonly workflow_dispatch: {
      readonly inputs: { readonly part: { readonly options: readonly string[] } };
    };
  };
}

const describedIn = (name: string): Described => parse(read(name));

const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';

/** A workflow with one job of these lines. */
const workflow = (
  job: readonly string[],
  { permissions = 'permissions:\n  contents: read', env = '' } = {},
) =>
  [permissions, env, 'jobs:', '  one:', '    runs-on: ubuntu-24.04', ...job.map((line) => `    ${line}`)]
    .filter((line) => line !== '')
    .join('\n');

const steps = (...lines: readonly string[]) => ['steps:', ...lines.map((line) => `  ${line}`)];
const ID_TOKEN = ['permissions:', '  id-token: write'];

// WORKFLOW-1, WORKFLOW-2.
test.each(readdirSync(FOLDER))(
  '%s pins its actions, names its permissions and keeps credentials apart',
  (name) => {
    expect(checkWorkflow(read(name))).toEqual([]);
  },
);

// WORKFLOW-1.
test.each([
  'actions/checkout@v7',
  'actions/checkout@v7.0.1',
  'actions/checkout@3d3c42e # v7.0.1',
  'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
  'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # main',
  'docker://node:20',
  './.github/actions/anything',
])('an action that is not pinned is refused: %s', (action) => {
  expect(checkWorkflow(workflow(steps(`- uses: ${action}`)))).toEqual([
    expect.stringContaining(`${action}: pin it`),
  ]);
  expect(checkWorkflow(workflow(steps(`- uses: ${CHECKOUT}`)))).toEqual([]);
});

// WORKFLOW-1.
test.each([
  ['none', { permissions: '' }, 'permissions: name them'],
  ['all', { permissions: 'permissions: write-all' }, 'the workflow gives all its jobs too much'],
  [
    'to read everything',
    { permissions: 'permissions: read-all' },
    'the workflow gives all its jobs too much',
  ],
  [
    'to write, for all jobs',
    { permissions: 'permissions:\n  id-token: write' },
    'gives all its jobs too much',
  ],
])('permissions are refused: %s', (_, options, problem) => {
  expect(checkWorkflow(workflow(steps('- run: npm test'), options))).toEqual([
    expect.stringContaining(problem),
  ]);
});

// WORKFLOW-2.
test.each([
  ['installs', ID_TOKEN, '- run: npm ci'],
  ['installs with pnpm', ID_TOKEN, '- run: npx --yes pnpm@12.21.0 install --ignore-scripts'],
  ['builds', ID_TOKEN, '- run: npm run build'],
  ['builds in a line of several', ID_TOKEN, '- run: "echo built && npm run release -- mfe-cae --to s3://x"'],
  ['tests', ID_TOKEN, '- run: bash .ci/run'],
  ['runs code of the checkout', ID_TOKEN, '- run: node shared/tools/workbench/bootstrap.mjs release'],
  ['runs code that is fetched', ID_TOKEN, '- run: "X=$(curl https://example.test)"'],
  ['installs beside a word of the shell', ID_TOKEN, '- run: "echo x >&2 & npm ci"'],
  ['installs for a word of the shell', ID_TOKEN, '- run: "test -s <(npm ci)"'],
  ['installs where the workflow may write', ['permissions:', '  contents: write'], '- run: npm ci'],
  ['installs with a secret', [], `- {run: npm ci, env: {TOKEN: "${'$'}{{ secrets.NPM_TOKEN }}"}}`],
])('a job with credentials is refused that %s', (_, permissions, step) => {
  expect(checkWorkflow(workflow([...permissions, ...steps(step)]))).toEqual([
    expect.stringContaining('one: the job has credentials, and runs: '),
  ]);
  const command = '- run: node .portal/release-tool/release.mjs "$PART" --to "$STORE"';
  expect(checkWorkflow(workflow([...permissions, ...steps(command)]))).toEqual([]);
});

// WORKFLOW-2.
test('an action that takes a role, and a secret of the whole workflow, are credentials too', () => {
  const role = 'aws-actions/configure-aws-credentials@e6de054238d6b7531b4efff3b6587d9aade6a06c # v6.2.3';
  const refused = ['one: the job has credentials, and runs: npm test'];
  expect(checkWorkflow(workflow(steps(`- uses: ${role}`, '- run: npm test')))).toEqual(refused);
  const env = `env:\n  TOKEN: ${'$'}{{ secrets.TOKEN }}`;
  expect(checkWorkflow(workflow(steps('- run: npm test'), { env }))).toEqual(refused);
  const cache = 'actions/cache@0123456789012345678901234567890123456789 # v5.0.0';
  expect(checkWorkflow(workflow([...ID_TOKEN, ...steps(`- uses: ${cache}`)]))).toEqual([
    expect.stringContaining('one: the job has credentials, and uses actions/cache@'),
  ]);
});

// WORKFLOW-2.
test('a job with credentials takes an artifact by its number, which no other job of the run can replace', () => {
  const download = 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1';
  const withInput = (input: string) => [...ID_TOKEN, ...steps(`- uses: ${download}`, `  with: { ${input} }`)];
  expect(checkWorkflow(workflow(withInput('name: release-tool')))).toEqual([
    expect.stringContaining('without artifact-ids of a job that it needs'),
  ]);
  const number = `artifact-ids: "${'$'}{{ needs.tool.outputs.artifact }}"`;
  expect(checkWorkflow(workflow(withInput(number)))).toEqual([]);
});

// WORKFLOW-2.
test.each([
  ['release-tool.yml', 'bundle'],
  ['pages.yml', 'render'],
  ['release.yml', 'build'],
])('%s tells the number of the artifact of its job %s', (name, job) => {
  const described = describedIn(name).jobs[job];
  expect(described?.outputs).toEqual({ artifact: `${'$'}{{ steps.upload.outputs.artifact-id }}` });
  const uploads = described?.steps?.filter(({ id }) => id === 'upload');
  expect(uploads).toEqual([
    expect.objectContaining({ uses: expect.stringContaining('actions/upload-artifact@') }),
  ]);
});

// WORKFLOW-2.
test('a called workflow gets no secrets', () => {
  const job = ['uses: ./.github/workflows/release-tool.yml', 'secrets: inherit'];
  expect(checkWorkflow(workflow(job))).toEqual(['one: a called workflow gets no secrets']);
});

// WORKFLOW-3.
test('each part has an environment of its own, and traffic and pages have others', () => {
  const environmentsOf = (name: string) =>
    Object.values(describedIn(name).jobs).flatMap(({ environment }) => environment ?? []);
  expect(environmentsOf('release.yml')).toEqual([`production-${'$'}{{ inputs.part }}`]);
  expect(environmentsOf('traffic.yml')).toEqual(['production-traffic']);
  expect(environmentsOf('pages.yml')).toEqual(['production-pages']);
});

// WORKFLOW-3.
test.each(['release.yml', 'traffic.yml'])('%s knows every part of the workspace', (name) => {
  const { on } = describedIn(name);
  expect(on.workflow_dispatch.inputs.part.options).toEqual([HOST, ...REMOTES]);
});

// PAGES-16, WORKFLOW-2.
test('one job renders pages, another one writes them', () => {
  const { render, apply } = describedIn('pages.yml').jobs;
  expect(JSON.stringify(render)).toContain('pages render --portal');
  expect(JSON.stringify(render)).not.toMatch(/environment|id-token|configure-aws|secrets|RELEASE_STORE/);
  expect(JSON.stringify(apply)).toMatch(/release\.mjs pages apply .*--portal/);
  expect(JSON.stringify(apply)).not.toMatch(/npm |pages render/);
});

// WORKFLOW-4.
test('no command of Traffic waits for pages or is dropped; changes of the host wait for each other', () => {
  const { concurrency, jobs } = describedIn('traffic.yml');
  expect(concurrency).toBeUndefined();
  const expression = jobs.change?.concurrency?.group.replace(/^\$\{\{|\}\}$/g, '');
  // The expressions of workflows that it is made of mean the same in JavaScript.
  const evaluate = new Function('inputs', 'github', 'format', `return ${expression};`);
  const format = (text: string, value: unknown) => text.replace('{0}', String(value));
  const groupOf = (part: string, command: string, run: number): unknown =>
    evaluate({ part, command }, { run_id: run }, format);
  const rows = [HOST, ...REMOTES].flatMap((part) =>
    ['status', 'promote', 'rollback'].map((command) => ({ part, command })),
  );
  const waiting = rows.filter(({ part, command }) => groupOf(part, command, 1) === groupOf(part, command, 2));
  expect(waiting).toEqual([
    { part: HOST, command: 'promote' },
    { part: HOST, command: 'rollback' },
  ]);
  expect(groupOf(HOST, 'promote', 1)).toBe(groupOf(HOST, 'rollback', 2));
});

// REL-6.
test('Traffic changes no document of the host before the portal sends its headers', () => {
  const { jobs } = describedIn('traffic.yml');
  const script = jobs.change?.steps?.flatMap(({ run }) => run ?? []).join('\n') ?? '';
  const commandOf = (env: Readonly<Record<string, string>>) => {
    const given = {
      VERSION: '',
      PERCENT: '10',
      PORTAL: 'https://portal.example',
      STORE: 's3://x',
      APPLY_HEADERS: '',
    };
    const echo = `node() { shift; printf '%s ' "$@"; }\n${script}`;
    return execFileSync('bash', ['--norc', '-eu', '-c', echo], {
      env: { ...given, ...env },
      encoding: 'utf8',
    }).trim();
  };
  const promotion = { COMMAND: 'promote', PART: 'host', VERSION: '2.0.0' };
  const wait = '--portal https://portal.example --no-pages --to s3://x';
  expect(commandOf(promotion)).toBe(`promote host 2.0.0 ${wait}`);
  expect(commandOf({ ...promotion, APPLY_HEADERS: 'reload' })).toBe(
    `promote host 2.0.0 --apply-headers reload ${wait}`,
  );
  expect(commandOf({ ...promotion, PORTAL: '' })).toBe('promote host 2.0.0 --no-pages --to s3://x');
  expect(commandOf({ COMMAND: 'canary', PART: 'mfe-cae' })).toBe('canary mfe-cae 10 --no-pages --to s3://x');
});

test('Renovate keeps the pins', () => {
  const { extends: presets } = JSON.parse(readFileSync(join(workspaceRoot, '.github/renovate.json'), 'utf8'));
  expect(presets).toContain('helpers:pinGitHubActionDigestsToSemver');
});
