import { missingExports, readLiveHost, requirementProblems } from '@portal/releases';
import { checkChange } from '../change';
import { checkPages, hasPages } from '../pages-command';
import { blocked, type Finding, ok, warning } from './finding';
import { shellWord } from './remedies';
import type { Subject } from './subject';

const lines = (...sentences: readonly string[]) => sentences.join('\n');

export async function checkCompatibility(subject: Subject): Promise<Finding> {
  const { command, remedies } = subject;
  const { store, next } = subject.needContext();
  const { manifest } = await subject.candidate();
  const live = await readLiveHost(store);
  const hosts = [live, next === undefined ? null : await readLiveHost(next)].filter((host) => host !== null);
  if (manifest.kind !== 'remote') return ok('It is compared with the released remotes at the end.');
  const compared = hosts.map(async (host) => [
    ...(await requirementProblems(manifest.entry, host)),
    ...missingExports(manifest, host),
  ]);
  const problems = (await Promise.all(compared)).flat();
  if (problems.length > 0)
    return blocked(
      lines(
        ...problems.map((problem) => `${command.name} ${manifest.version} ${problem}.`),
        'The host is released first, or the remote is built with what the host has:',
      ),
      remedies.installSdk ?? remedies.release(`host --to ${shellWord(store.location)}`),
    );
  const versions = hosts.map(({ version }) => `host ${version}`);
  return ok(
    versions.length === 0
      ? 'There is no host to compare it with.'
      : `${versions.join(' and ')} can run it: contract ${manifest.entry.extras.portal.contract}, ${Object.keys(manifest.entry.extras.portal.requires).length} modules.`,
  );
}

export async function checkBudget(subject: Subject): Promise<Finding> {
  const { command, remedies } = subject;
  const report = await subject.budgets();
  if (report === undefined) return ok('It is listed already, so its budgets are not asked again.');
  if (report.reasons.length === 0) return ok('It is within its budgets.');
  const { location } = subject.needContext().store;
  const publish = remedies.release(`${command.name} --to ${shellWord(location)} --force`);
  return blocked(
    lines(
      'It is over its budgets:',
      ...report.reasons.map((reason) => `  ${reason}`),
      ...(report.inBrowser.kind === 'failed'
        ? ['Long tasks are measured in Chromium: CHROMIUM_PATH names its program.']
        : []),
      'Make it smaller, set budgets in remote.config.ts, or publish it with these reasons recorded:',
    ),
    publish,
  );
}

/** What a remote's code must not change outside of its own pages. ISOLATION-6. */
export async function checkIsolation(subject: Subject): Promise<Finding> {
  const { command, remedies } = subject;
  const report = await subject.budgets();
  if (report === undefined) return ok('It is listed already, so what it leaks is not asked again.');
  if (report.leaks.length === 0) return ok('It leaks nothing into the rest of the page.');
  const { location } = subject.needContext().store;
  return blocked(
    lines(
      'It leaks into the rest of the page:',
      ...report.leakLines.map((line) => `  ${line}`),
      'Mend it, or publish it with these reasons recorded:',
    ),
    remedies.release(`${command.name} --to ${shellWord(location)} --force`),
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
      remedies.doctor(
        command.name,
        `--to ${shellWord(context.store.location)} --portal https://portal.example`,
      ),
    );
  await checkPages(context, (await subject.planned()).plan);
  return ok('Its public pages can be rendered.');
}

/** The publication itself, in memory: what no other check looks at is refused here. */
export async function rehearse(subject: Subject): Promise<Finding> {
  const context = subject.needContext();
  const { plan } = await subject.planned();
  const { name, version } = (await subject.candidate()).manifest;
  if (!context.force) await checkChange(context, plan, { name, version });
  return ok('The publication was rehearsed in memory, and nothing refused it.');
}
