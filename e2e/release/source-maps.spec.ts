/** The source maps of a release resolve the errors that it reports. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import * as v from 'valibot';
import { Envelopes } from '../failures/support/envelopes';
import { makeTempFolder } from './support/built-release';
import { runRelease } from './support/release-tool';
import { expect, test } from './support/released-test';

const VERSION = '9.3.0';
/** Relative to the workspace. */
const SOURCE = 'shared/web/ui/src/support/save-blob.ts';

const EventSchema = v.object({
  release: v.string(),
  exception: v.object({
    values: v.tuple([
      v.object({
        value: v.string(),
        stacktrace: v.object({
          frames: v.array(v.object({ filename: v.string(), lineno: v.number(), colno: v.number() })),
        }),
      }),
    ]),
  }),
});

test.use({ expectedErrors: /no room for files/ });

test('an error in a remote is mapped to the source line that threw it', async ({ page, visitor, store }) => {
  test.setTimeout(240_000);
  const folder = await makeTempFolder();
  const maps = join(folder.path, 'maps');
  const options = ['--to', store.location, '--source-maps', maps];
  await runRelease('mfe-account', '--version', VERSION, '--promote', ...options);

  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error('no room for files');
    };
  });
  const envelopes = new Envelopes(page);
  await visitor.signInAs('partner');
  await visitor.open('/license_generator');
  await visitor.main.getByRole('button', { name: /\.h$/ }).first().click();
  await expect.poll(() => envelopes.ofType('event')).toHaveLength(1);
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toBeVisible();

  const [sent] = envelopes.ofType('event');
  const event = v.parse(EventSchema, sent?.payload);
  expect(event.release).toBe(`mfe-account@${VERSION}`);
  const [{ value, stacktrace }] = event.exception.values;
  expect(value).toBe('no room for files');
  // The innermost frame is last. It belongs to the test's script, which throws.
  const folderOfRelease = `/remotes/mfe-account/${VERSION}/`;
  const frame = stacktrace.frames.findLast(({ filename }) => filename.includes(folderOfRelease));
  const script = frame?.filename.split(folderOfRelease)[1] ?? '';
  const map = await readFile(join(maps, 'mfe-account', VERSION, `${script}.map`), 'utf8');
  const original = originalPositionFor(new TraceMap(map), {
    line: frame?.lineno ?? 0,
    // Columns start at 1 in events, at 0 in source maps.
    column: (frame?.colno ?? 0) - 1,
  });
  expect(original.source).toBe(`webpack://mfe_account_9_3_0/${SOURCE}`);
  const lines = (await readFile(new URL(`../../${SOURCE}`, import.meta.url), 'utf8')).split('\n');
  expect(lines[(original.line ?? 0) - 1]).toContain('URL.createObjectURL(');
  await folder.remove();
});
