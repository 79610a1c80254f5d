import * as v from 'valibot';
import { parse } from 'yaml';

const text = v.union([v.string(), v.number(), v.boolean()]);
const permissions = v.union([v.string(), v.record(v.string(), v.string())]);
const step = v.looseObject({
  name: v.optional(v.string()),
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  env: v.optional(v.record(v.string(), text)),
  with: v.optional(v.record(v.string(), text)),
});
const job = v.looseObject({
  permissions: v.optional(permissions),
  /** Another workflow, which the job calls. */
  uses: v.optional(v.string()),
  steps: v.optional(v.array(step), []),
});
const workflowSchema = v.looseObject({
  permissions: v.optional(permissions),
  env: v.optional(v.record(v.string(), text)),
  jobs: v.record(v.string(), job),
});

type Job = v.InferOutput<typeof job>;
type Workflow = v.InferOutput<typeof workflowSchema>;

/** A workflow of this repository needs no pin: it is in the same commit. */
const PINNED = /^(?:\.\/\.github\/workflows\/[\w-]+\.yml|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;

/** Lines that name an action, or a workflow, without its commit and version. WORKFLOW-1. */
const unpinned = (source: string): string[] =>
  [...source.matchAll(/^\s*(?:- )?(?:"uses"|'uses'|uses)\s*:\s*(.*?)\s*$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !PINNED.test(action))
    .map(
      (action) =>
        `${action}: pin it by the hash of a commit, with its version: owner/name@<40 digits> # v1.2.3`,
    );

const writes = (granted: Job['permissions']): boolean =>
  typeof granted === 'string'
    ? granted !== 'read-all'
    : Object.values(granted ?? {}).some((right) => right === 'write');

/** WORKFLOW-1. */
function permissionProblems({ permissions: granted, jobs }: Workflow): string[] {
  if (granted === undefined) return ['permissions: name them, such as contents: read'];
  if (typeof granted === 'string' || writes(granted))
    return [
      'permissions: the workflow gives all its jobs too much: name each right, and give those to write to one job',
    ];
  return Object.entries(jobs)
    .filter(([, { permissions: own }]) => typeof own === 'string')
    .map(([name]) => `${name}: permissions: name each right`);
}

/** Actions that a job with credentials may use: none runs code of this repository or of a package. */
const HARMLESS = [
  'actions/checkout',
  'actions/setup-node',
  'actions/download-artifact',
  'aws-actions/configure-aws-credentials',
];

/** The one program that a job with credentials runs. */
const TOOL = /^node \.portal\/release-tool\/release\.mjs /;
/** Words of the shell that start no program. */
const SHELL = /^(?:set|if|fi|\[|test|echo)\b|^\[/;

/** The commands of a script, one for each program that it starts. */
const commandsOf = (script: string): string[] =>
  script
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/[<>]+&\d?/g, ' ')
    .split(/\n|;|&+|\|+|[$<>]\(|`/)
    .map((command) => command.trim().replace(/^(?:(?:then|else|do|if|elif|while|!|\w+=\S*)(?:\s+|$))+/, ''))
    .filter((command) => command !== '' && !command.startsWith('#'));

/** How a job with credentials names what another job has made: any job of the run can replace an artifact of a name. */
const ARTIFACT = /^\$\{\{ needs\.[\w-]+\.outputs\.artifact \}\}$/;

const hasSecret = (value: unknown): boolean => /\bsecrets\b/.test(JSON.stringify(value ?? {}));

/** A job with credentials runs nothing but the release tool. A job that calls a workflow is checked in that one. WORKFLOW-2. */
function credentialProblems([name, described]: readonly [string, Job], { env }: Workflow): string[] {
  const { steps, uses, permissions: granted } = described;
  if (uses !== undefined) return hasSecret(described) ? [`${name}: a called workflow gets no secrets`] : [];
  const takesRole = steps.some((one) => one.uses?.includes('credentials'));
  if (!writes(granted) && !hasSecret(described) && !hasSecret(env) && !takesRole) return [];
  return steps.flatMap(({ uses: action, run = '', with: inputs = {} }) => [
    ...(action?.startsWith('actions/download-artifact@') && !ARTIFACT.test(String(inputs['artifact-ids']))
      ? [
          `${name}: the job has credentials, and downloads an artifact without artifact-ids of a job that it needs`,
        ]
      : []),
    ...(action === undefined || HARMLESS.includes(action.split('@')[0] ?? '')
      ? []
      : [`${name}: the job has credentials, and uses ${action}`]),
    ...commandsOf(run)
      .filter((command) => !SHELL.test(command) && !TOOL.test(command))
      .map((command) => `${name}: the job has credentials, and runs: ${command}`),
  ]);
}

/**
 * What is wrong with a workflow of GitHub Actions, one line each. WORKFLOW-1, WORKFLOW-2.
 * @param source its YAML.
 * @throws if it is not a workflow.
 */
export function checkWorkflow(source: string): string[] {
  const workflow = v.parse(workflowSchema, parse(source));
  return [
    ...unpinned(source),
    ...permissionProblems(workflow),
    ...Object.entries(workflow.jobs).flatMap((entry) => credentialProblems(entry, workflow)),
  ];
}
