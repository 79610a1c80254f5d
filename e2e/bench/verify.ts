import { execFile } from 'node:child_process';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { makeTempFolder } from '../support/temp-folder';
import type { BenchContext } from './bench-context';
import { type Figure, median, medianWithRange, memoryOf, timed } from './figures';

const GIGABYTE = 1024 ** 3;
/** The size with which memory is compared, in gigabytes. A smaller file ends before the browser frees as fast as it reads. */
const SMALL_GB = 3;
/** Size of the large file, in gigabytes. */
const LARGE_GB = Number(process.env.BENCH_VERIFY_GB ?? 10);
/** Part of the program's speed that is reached at least. */
const MIN_SPEED = 0.5;
/** Growth of the page's process while it hashes, in megabytes: pieces that are read ahead, and not collected yet. */
const MAX_GROWTH_MB = 300;
/** By how much more the process grows for the large file than for the small one, in megabytes: noise. */
const MAX_DIFFERENCE_MB = 32;

/** A file for each sum that decides (VERIFY-2), and the program that computes it in a terminal. */
const SUBJECTS = [
  { program: 'sha256sum', page: '/hoops/communicator/downloads/latest', section: 'Linux' },
  { program: 'md5sum', page: '/platform-products/autocad_oem/downloads/2018', section: 'VBA Overlay' },
] as const;
type Subject = (typeof SUBJECTS)[number];

const megabytesPerSecond = (gigabytes: number) => (milliseconds: number) =>
  (gigabytes * GIGABYTE) / 1e6 / (milliseconds / 1000);

/** Memory of all of a browser's processes that render pages, in megabytes. Linux only. */
async function memoryOfPages(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return memoryOf(processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id));
}

/** Verifies the file. @returns the time, and by how much the memory grew at most. */
async function verify(browser: Browser, page: Page, path: string) {
  const dialog = page.getByRole('dialog');
  const before = await memoryOfPages(browser);
  let most = before;
  const sampling = setInterval(
    () => void memoryOfPages(browser).then((now) => (most = Math.max(most, now))),
    250,
  );
  const [, time] = await timed(async () => {
    await dialog.locator('input[type=file]').setInputFiles(path);
    // The outcome of the run before is gone.
    await dialog.getByRole('progressbar').waitFor();
    // Compared with the card's file: what follows finds out which one it is.
    await dialog.getByText(/It is not this file|This file is/).waitFor({ timeout: 600_000 });
  });
  clearInterval(sampling);
  return { time, growth: most - before };
}

/** Creates a file without content on the disk. */
async function createSparseFile(path: string, gigabytes: number): Promise<string> {
  await writeFile(path, '');
  await truncate(path, gigabytes * GIGABYTE);
  return path;
}

/** Verifies a file in a page of its own. @returns the time, and by how much the memory of pages grew. */
async function verifyInNewPage({ browser, federated }: BenchContext, subject: Subject, path: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(federated.direct + subject.page);
  await page.getByRole('main').getByRole('button', { name: subject.section, exact: true }).click();
  await page.getByRole('button', { name: 'Verify' }).first().click();
  await page.getByRole('dialog').locator('input[type=file]').waitFor({ state: 'attached' });
  const result = await verify(browser, page, path);
  await context.close();
  return result;
}

/** Measures "Verify" on a large file, in turns with the program that hashes the same file. */
async function measure(
  bench: BenchContext,
  subject: Subject,
  small: string,
  large: string,
): Promise<Figure[]> {
  const { program } = subject;
  const own: number[] = [];
  const others: number[] = [];
  const growths: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let run = 0; run < bench.runs; run += 1) {
    const [, time] = await timed(() => promisify(execFile)(program, [large]));
    others.push(time);
    growths.small.push((await verifyInNewPage(bench, subject, small)).growth);
    const verified = await verifyInNewPage(bench, subject, large);
    own.push(verified.time);
    growths.large.push(verified.growth);
  }
  const speed = median(others) / median(own);
  const difference = median(growths.large) - median(growths.small);
  const speeds = [own, others].map((times) => medianWithRange(times.map(megabytesPerSecond(LARGE_GB))));
  return [
    {
      what: `Verify, ${LARGE_GB} GB: speed, ${program}'s speed`,
      target: `≥ ${MIN_SPEED} of ${program}`,
      measured: `${speeds.join(', ')} MB/s: ${speed.toFixed(2)}`,
      met: speed >= MIN_SPEED,
    },
    {
      what: `Verify (${program}), ${LARGE_GB} GB and ${SMALL_GB} GB: growth of the page's memory`,
      target: `≤ ${MAX_GROWTH_MB} MB; the same ± ${MAX_DIFFERENCE_MB} MB`,
      measured: `${medianWithRange(growths.large)} MB, ${medianWithRange(growths.small)} MB`,
      met: Math.max(...growths.large) <= MAX_GROWTH_MB && difference <= MAX_DIFFERENCE_MB,
    },
  ];
}

/** Measures each subject. Each run also verifies a small file, for which memory grows as much. */
export async function verification(bench: BenchContext): Promise<Figure[]> {
  const { path: folder, remove } = await makeTempFolder('verify');
  const small = await createSparseFile(join(folder, 'small.bin'), SMALL_GB);
  const large = await createSparseFile(join(folder, 'large.bin'), LARGE_GB);
  const figures: Figure[] = [];
  for (const subject of SUBJECTS) figures.push(...(await measure(bench, subject, small, large)));
  await remove();
  return figures;
}
