import { missingExports, readLiveHost, requirementProblems } from '@portal/releases';
import { checkChange } from '../change';
import { checkPages, hasPages } from '../pages-command';
import { shellWord } from './remedies';
import { blocked, type Finding, ok, warning } from './run-checks';
import type { Subject } from './subject';

const lines = (...sentences: readonly string[]) => sentences.join('\n');

const toStore = (subject: Subject) => `--to ${shellWord(subject.needContext().store.location)}`;

export async function checkCompatibility(subject: Subject): Promise<Finding> {
  const { remedies } = subject;
  const { store, next } = subject.needContext();
  const manifest = await subject.remote();
  const live = await readLiveHost(store);
  const hosts = [live, next === undefined ? null : await readLiveHost(next)].filter((host) => host !== null);
  const compared = hosts.map(async (host) => [
    ...(await requirementProblems(manifest.entry, host)),
    ...missingExports(manifest, host),
  ]);
  const problems = (await Promise.all(compared)).flat();
  if (problems.length > 0)
    return blocked(
      lines(
        ...problems.map((problem) => `${manifest.name} ${manifest.version} ${problem}.`),
        'The host is released first, or the remote is built with what the host has:',
      ),
      remedies.installSdk ?? remedies.release(`host ${toStore(subject)}`),
    );
  const versions = hosts.map(({ version }) => `host ${version}`);
  return ok(
    versions.length === 0
      ? 'There is no host to compare it with.'
      : `${versions.join(' and ')} can run it: contract ${manifest.entry.extras.portal.contract}, ${Object.keys(manifest.entry.extras.portal.requires).length} modules.`,
  );
}

/** The command that publishes a release although something is against it. */
const publishForced = (subject: Subject) =>
  subject.remedies.release(`${subject.command.name} ${toStore(subject)} --force`);

export async function checkBudget(subject: Subject): Promise<Finding> {
  const report = await subject.budgets();
  if (report === undefined) return ok('It is listed already, so its budgets are not asked again.');
  if (report.reasons.length === 0) return ok('It is within its budgets.');
  if (report.inBrowser.kind === 'broken')
    return blocked(
      lines(...report.reasons, 'The tests show where:').replace(/^i/, 'I'),
      subject.remedies.test(subject.command.name),
    );
  return blocked(
    lines(
      'It is over its budgets:',
      ...report.reasons.map((reason) => `  ${reason}`),
      ...(report.inBrowser.kind === 'failed'
        ? ['Long tasks are measured in Chromium: CHROMIUM_PATH names its program.']
        : []),
      'Make it smaller, set budgets in remote.config.ts, or publish it with these reasons recorded:',
    ),
    publishForced(subject),
  );
}

/** What a remote's code must not change outside of its own pages. ISOLATION-6. */
export async function checkIsolation(subject: Subject): Promise<Finding> {
  const report = await subject.budgets();
  if (report === undefined) return ok('It is listed already, so what it leaks is not asked again.');
  if (report.leaks.length === 0) return ok('It leaks nothing into the rest of the page.');
  return blocked(
    lines(
      'It leaks into the rest of the page:',
      ...report.leakLines.map((line) => `  ${line}`),
      'Fix it, or publish it with these reasons recorded:',
    ),
    publishForced(subject),
  );
}

/** Pages that were rendered ahead have to follow. PAGES-11. */
export async function checkRenderedPages(subject: Subject): Promise<Finding> {
  const { command, remedies } = subject;
  const context = subject.needContext();
  if (!(await hasPages(context.store))) return ok('The store has no rendered pages.');
  if (context.portal === undefined)
    return warning(
      'The store has rendered pages. The address of the portal tells whether they can follow:',
      remedies.doctor(command.name, `${toStore(subject)} --portal https://portal.example`),
    );
  await checkPages(context, (await subject.planned()).plan);
  return ok('Its public pages can be rendered.');
}

/** The publication itself, in memory: what no other check looks at is refused here. */
export async function rehearse(subject: Subject): Promise<Finding> {
  const context = subject.needContext();
  const { plan } = await subject.planned();
  if (!context.force) await checkChange(context, plan, (await subject.candidate()).manifest);
  return ok('The publication was rehearsed in memory, and nothing refused it.');
}
