import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { BenchContext } from './bench-context';
import { type Figure, median, medianWithRange } from './figures';

const GIGABYTE = 1024 ** 3;
/** `BENCH_VERIFY_GB` in bytes. Default: 2 GB. */
const SIZE = Number(process.env.BENCH_VERIFY_GB ?? 2) * GIGABYTE;
/** Part of md5sum's speed that is reached at least. */
const LEAST_SPEED = 0.5;
/** Growth of the page's process while it hashes, in megabytes: pieces that are read ahead, and not collected yet. */
const MOST_GROWTH_MB = 300;

const PAGE = '/hoops/communicator/downloads/latest';

const megabytesPerSecond = (milliseconds: number) => SIZE / 1e6 / (milliseconds / 1000);

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Memory of all of a browser's processes that render pages, in megabytes. Linux only. */
async function memoryOfPages(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const statuses = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => readFile(`/proc/${id}/status`, 'utf8')),
  );
  const kilobytes = statuses.map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0));
  return kilobytes.reduce((total, one) => total + one, 0) / 1000;
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
  const time = await timeOf(async () => {
    await dialog.locator('input[type=file]').setInputFiles(path);
    // The outcome of the run before is gone.
    await dialog.getByRole('progressbar').waitFor();
    // Hashed: what follows is the search in other versions.
    await dialog.getByText(/other versions|This file is/).waitFor({ timeout: 600_000 });
  });
  clearInterval(sampling);
  await dialog.getByRole('status').getByText('This file is').waitFor();
  return { time, growth: most - before };
}

/** Measures "Verify" on a large file, in turns with md5sum, which hashes the same file. */
export async function verification({ browser, directOrigin, runs }: BenchContext): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-verify-'));
  const path = join(folder, 'large.bin');
  await writeFile(path, '');
  await truncate(path, SIZE);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(directOrigin + PAGE);
  await page.getByRole('main').getByRole('button', { name: 'Linux' }).click();
  await page.getByRole('button', { name: 'Verify' }).first().click();
  const own: number[] = [];
  const md5sum: number[] = [];
  const growths: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    md5sum.push(await timeOf(() => promisify(execFile)('md5sum', [path])));
    const { time, growth } = await verify(browser, page, path);
    own.push(time);
    growths.push(growth);
  }
  await context.close();
  await rm(folder, { recursive: true });
  const speed = median(md5sum) / median(own);
  const size = `${SIZE / GIGABYTE} GB`;
  return [
    {
      what: `Verify, ${size}: speed, md5sum's speed`,
      target: `≥ ${LEAST_SPEED} of md5sum`,
      measured: `${medianWithRange(own.map(megabytesPerSecond))}, ${medianWithRange(md5sum.map(megabytesPerSecond))} MB/s: ${speed.toFixed(2)}`,
      met: speed >= LEAST_SPEED,
    },
    {
      what: `Verify, ${size}: growth of the page's memory`,
      target: `≤ ${MOST_GROWTH_MB} MB`,
      measured: `${medianWithRange(growths)} MB`,
      met: Math.max(...growths) <= MOST_GROWTH_MB,
    },
  ];
}
