import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { signIn } from '../support/account-call';
import { BROWSER_ARGUMENTS } from '../support/browser-arguments';
import type { BenchContext } from './bench-context';
import { type Figure, markdownTable, median } from './figures';

const PAGES = [
  { name: 'start', path: '/start', signedIn: false },
  { name: 'download page', path: '/cae/cee_env_desktop/downloads/latest', signedIn: false },
  { name: 'license page', path: '/license_generator', signedIn: true },
] as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** Minimum performance score, by device. */
const MIN_PERFORMANCE = { mobile: 95, desktop: 100 } as const;
type Device = keyof typeof MIN_PERFORMANCE;

/** Upper limits on mobile: layout shift, and total blocking time in milliseconds. */
const LIMITS = { shift: 0.02, blocking: 150 } as const;

interface Audit {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly shift: number;
  /** Total blocking time, in milliseconds. */
  readonly blocking: number;
  /** Largest contentful paint, in milliseconds. */
  readonly largestPaint: number;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No port')),
      );
    });
  });
}

/** Lighthouse itself failed, so there is no result for the page. */
class LighthouseRunError extends Error {
  override readonly name = 'LighthouseRunError';
}

/** Attempts before a `LighthouseRunError` is thrown. */
const ATTEMPTS = 3;

function toAudit(result: Result): Audit {
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  if (result.runtimeError !== undefined) throw new LighthouseRunError(result.runtimeError.message);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    shift: number('cumulative-layout-shift'),
    blocking: number('total-blocking-time'),
    largestPaint: number('largest-contentful-paint'),
  };
}

/** Ids of the failed accessibility and best-practice audits, so that they can be fixed. */
function failedAudits(result: Result): string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

async function audit(
  { chromium: program, federatedOrigin: federated, directOrigin: direct }: BenchContext,
  { path, signedIn }: (typeof PAGES)[number],
  device: Device,
): Promise<Audit> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    ignoreHTTPSErrors: true,
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  try {
    // Signs in without a page, so that the cache stays empty.
    if (signedIn) await signIn(browser, 'partner', direct);
    const outcome = await lighthouse(
      federated + path,
      { port, onlyCategories: [...CATEGORIES], disableStorageReset: signedIn, logLevel: 'silent' },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (outcome === undefined) throw new Error('Lighthouse returned no result');
    for (const id of failedAudits(outcome.lhr)) console.log(`  ${device} ${path}: ${id}`);
    return toAudit(outcome.lhr);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function auditWithRetries(...what: Parameters<typeof audit>): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await audit(...what);
    } catch (error) {
      if (!(error instanceof LighthouseRunError) || attempt === ATTEMPTS) throw error;
      console.log(`  retry: ${error.message}`);
    }
  }
}

/** Lighthouse scores of the most important pages, mobile and desktop. */
export async function lighthouseScores(context: BenchContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  const rows: (string | number)[][] = [];
  for (const page of PAGES)
    for (const device of ['mobile', 'desktop'] as const) {
      const audits: Audit[] = [];
      for (let run = 0; run < context.runs; run += 1)
        audits.push(await auditWithRetries(context, page, device));
      const medianOf = (key: (one: Audit) => number) => median(audits.map(key));
      const [performance, accessibility, practices] = CATEGORIES.map((category) =>
        medianOf(({ scores }) => scores[category]),
      );
      const [shift, blocking] = [medianOf((one) => one.shift), medianOf((one) => one.blocking)];
      rows.push([
        page.name,
        device,
        performance ?? 0,
        accessibility ?? 0,
        practices ?? 0,
        Math.round(medianOf((one) => one.largestPaint)),
        Math.round(blocking),
        shift.toFixed(3),
      ]);
      figures.push({
        what: `Lighthouse ${device}, ${page.name}: performance, accessibility, best practices`,
        target: `${MIN_PERFORMANCE[device]}${MIN_PERFORMANCE[device] < 100 ? '+' : ''}, 100, 100`,
        measured: `${performance}, ${accessibility}, ${practices}`,
        met: (performance ?? 0) >= MIN_PERFORMANCE[device] && accessibility === 100 && practices === 100,
      });
      if (device === 'mobile')
        figures.push({
          what: `${page.name}: layout shift, total blocking time (mobile)`,
          target: `< ${LIMITS.shift}, < ${LIMITS.blocking} ms`,
          measured: `${shift.toFixed(3)}, ${Math.round(blocking)} ms`,
          met: shift < LIMITS.shift && blocking < LIMITS.blocking,
        });
    }
  const head = [
    'page',
    'device',
    'performance',
    'accessibility',
    'best practices',
    'largest paint, ms',
    'blocking, ms',
    'shift',
  ];
  console.log(`\n${markdownTable(head, rows)}\n`);
  return figures;
}
