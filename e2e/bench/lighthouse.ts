import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { signIn } from '../support/account-call';
import { BROWSER_ARGUMENTS } from '../support/browser-arguments';
import type { BenchStage } from './bench-stage';
import { type Figure, markdown, median } from './figures';

const PAGES = [
  { name: 'start', path: '/start', signedIn: false },
  { name: 'download page', path: '/cae/cee_env_desktop/downloads/latest', signedIn: false },
  { name: 'license page', path: '/license_generator', signedIn: true },
] as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** Lowest performance score that is good enough, by device. */
const DEVICES = { mobile: 95, desktop: 100 } as const;
type Device = keyof typeof DEVICES;

/** Greatest layout shift, and milliseconds of total blocking time on a phone. */
const MOST = { shift: 0.02, blocking: 150 } as const;

interface Audit {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly shift: number;
  /** Milliseconds. */
  readonly blocking: number;
  readonly paint: number;
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

/** Lighthouse could not do its work, which says nothing about the page. */
class LighthouseMishap extends Error {
  override readonly name = 'LighthouseMishap';
}

/** How often a page is audited before a mishap counts. */
const ATTEMPTS = 3;

function read(result: Result): Audit {
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  if (result.runtimeError !== undefined) throw new LighthouseMishap(result.runtimeError.message);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    shift: number('cumulative-layout-shift'),
    blocking: number('total-blocking-time'),
    paint: number('largest-contentful-paint'),
  };
}

/** Names of the audits that cost points, for people who want to mend them. */
function lost(result: Result): string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

async function audit(
  { chromium: program, federated, direct }: BenchStage,
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
    // Without opening a page, so that the cache stays empty.
    if (signedIn) await signIn(browser, 'partner', direct);
    const outcome = await lighthouse(
      federated + path,
      { port, onlyCategories: [...CATEGORIES], disableStorageReset: signedIn, logLevel: 'silent' },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (outcome === undefined) throw new Error('Lighthouse gave no result');
    for (const id of lost(outcome.lhr)) console.log(`  ${device} ${path}: ${id}`);
    return read(outcome.lhr);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function auditAgain(...what: Parameters<typeof audit>): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await audit(...what);
    } catch (error) {
      if (!(error instanceof LighthouseMishap) || attempt === ATTEMPTS) throw error;
      console.log(`  once more: ${error.message}`);
    }
  }
}

/** Lighthouse on the pages that matter most, on a phone and on a desktop. */
export async function lighthouseScores(stage: BenchStage): Promise<Figure[]> {
  const figures: Figure[] = [];
  const rows: (string | number)[][] = [];
  for (const page of PAGES)
    for (const device of ['mobile', 'desktop'] as const) {
      const audits: Audit[] = [];
      for (let run = 0; run < stage.runs; run += 1) audits.push(await auditAgain(stage, page, device));
      const of = (key: (one: Audit) => number) => median(audits.map(key));
      const [performance, accessibility, practices] = CATEGORIES.map((category) =>
        of(({ scores }) => scores[category]),
      );
      const [shift, blocking] = [of((one) => one.shift), of((one) => one.blocking)];
      rows.push([
        page.name,
        device,
        performance ?? 0,
        accessibility ?? 0,
        practices ?? 0,
        Math.round(of((one) => one.paint)),
        Math.round(blocking),
        shift.toFixed(3),
      ]);
      figures.push({
        what: `Lighthouse ${device}, ${page.name}: performance, accessibility, best practices`,
        target: `${DEVICES[device]}${DEVICES[device] < 100 ? '+' : ''}, 100, 100`,
        measured: `${performance}, ${accessibility}, ${practices}`,
        met: (performance ?? 0) >= DEVICES[device] && accessibility === 100 && practices === 100,
      });
      if (device === 'mobile')
        figures.push({
          what: `${page.name}: layout shift, total blocking time (mobile)`,
          target: `< ${MOST.shift}, < ${MOST.blocking} ms`,
          measured: `${shift.toFixed(3)}, ${Math.round(blocking)} ms`,
          met: shift < MOST.shift && blocking < MOST.blocking,
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
  console.log(`\n${markdown(head, rows)}\n`);
  return figures;
}
