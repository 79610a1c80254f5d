import { type BrowserContext, chromium } from '@playwright/test';
import { freePort } from '@portal/workbench/nginx';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { signIn } from '../support/accounts';
import { BROWSER_ARGUMENTS } from '../support/browser-arguments';
import { makeTempFolder } from '../support/temp-folder';
import type { BenchContext } from './bench-context';
import { median } from './figures';
import type { MainPage } from './page-kinds';
import { launchFirst } from './priority';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's own processor slowdown, by device. */
const SLOWDOWN = { mobile: 4, desktop: 1 } as const;
export type Device = keyof typeof SLOWDOWN;

/** The benchmark index of the machines for which the slowdown is meant. */
const REFERENCE_INDEX = 1300;

export type Audit = Awaited<ReturnType<typeof audit>>;

/** Lighthouse itself failed, so there is no result for the page. */
class LighthouseRunError extends Error {
  override readonly name = 'LighthouseRunError';
}

/** Attempts before a `LighthouseRunError` is thrown. */
const MAX_ATTEMPTS = 3;

async function runOnce(
  program: string,
  url: string,
  flags: Flags,
  device: Device,
  prepare: (browser: BrowserContext) => Promise<void>,
): Promise<Result> {
  const profile = await makeTempFolder('lighthouse');
  const port = await freePort();
  const browser = await launchFirst(() =>
    chromium.launchPersistentContext(profile.path, {
      executablePath: program,
      ignoreHTTPSErrors: true,
      args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    }),
  );
  try {
    await prepare(browser);
    const config = device === 'desktop' ? desktopConfig : undefined;
    const outcome = await lighthouse(url, { port, logLevel: 'silent', ...flags }, config);
    if (outcome === undefined) throw new Error('Lighthouse returned no result');
    const { runtimeError } = outcome.lhr;
    if (runtimeError !== undefined) throw new LighthouseRunError(runtimeError.message);
    return outcome.lhr;
  } finally {
    await browser.close();
    await profile.remove();
  }
}

async function run(...what: Parameters<typeof runOnce>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(...what);
    } catch (error) {
      if (!(error instanceof LighthouseRunError) || attempt === MAX_ATTEMPTS) throw error;
      console.log(`  retry: ${error.message}`);
    }
  }
}

/** Ids of the failed audits, so that they can be fixed. Those of the performance are figures. */
const failedAudits = ({ categories, audits }: Result): string[] =>
  CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );

/** Measures Lighthouse's benchmark index of this machine once. It varies on machines that others use, too. */
async function measureIndex(program: string, origin: string): Promise<number> {
  const flags = { onlyAudits: ['is-on-https'] };
  const { environment } = await run(program, `${origin}/start`, flags, 'desktop', async () => undefined);
  return environment.benchmarkIndex;
}

/**
 * Measures Lighthouse's benchmark index of this machine: the median of three times.
 * @param program path of the Chromium executable.
 * @param origin of any portal.
 */
export async function benchmarkIndex(program: string, origin: string): Promise<number> {
  const indexes: number[] = [];
  for (let count = 0; count < 3; count += 1) indexes.push(await measureIndex(program, origin));
  return median(indexes);
}

/** The slowdown that makes a machine as slow as Lighthouse's device on a machine of the reference index. */
const slowdownFor = (device: Device, index: number): number =>
  Math.max(1, (SLOWDOWN[device] * index) / REFERENCE_INDEX);

/** Audits a page in a new browser, with a cold cache, on a processor slowed by what its index requires now. */
export async function audit(
  { chromium: program, federated }: BenchContext,
  { path, signedIn }: MainPage,
  device: Device,
) {
  const slowdown = slowdownFor(device, await measureIndex(program, federated.origin));
  const flags = {
    onlyCategories: [...CATEGORIES],
    disableStorageReset: signedIn,
    throttling: { cpuSlowdownMultiplier: slowdown },
  };
  const result = await run(program, federated.origin + path, flags, device, async (browser) => {
    // Signs in without a page, so that the cache stays empty.
    if (signedIn) await signIn(browser, 'partner', federated.direct);
  });
  for (const id of failedAudits(result)) console.log(`  ${device} ${path}: ${id}`);
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const number = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    /** From 0 to 100, of each category. */
    scores: CATEGORIES.map(score),
    shift: number('cumulative-layout-shift'),
    /** Total blocking time, in milliseconds. */
    blocking: number('total-blocking-time'),
    /** Largest contentful paint, in milliseconds. */
    largestPaint: number('largest-contentful-paint'),
    /** Of the processor, by the benchmark index just before the audit. */
    slowdown,
    /** Lighthouse's benchmark index of the processor during the audit. */
    index: result.environment.benchmarkIndex,
  };
}
