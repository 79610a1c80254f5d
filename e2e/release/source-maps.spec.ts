/** What a tracker needs to read an error of a released remote: the release's own source maps. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import * as v from 'valibot';
import { Envelopes } from '../failures/support/envelopes';
import { scratch } from './support/built-release';
import { runRelease } from './support/release-tool';
import { expect, test } from './support/released-test';

const VERSION = '9.3.0';
/** Within the folder of the remote. */
const SOURCE = 'src/licenses/save-file.ts';

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

test('an error in a remote leads to the line that threw it', async ({ page, visitor, store }) => {
  test.setTimeout(240_000);
  const folder = await scratch();
  const maps = join(folder.path, 'maps');
  const place = ['--to', store.place, '--source-maps', maps];
  await runRelease('mfe-account', '--version', VERSION, '--promote', ...place);

  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error('no room for files');
    };
  });
  const envelopes = new Envelopes(page);
  await visitor.signInAs('partner');
  await visitor.open('/license_generator');
  await visitor.main.getByRole('button', { name: /\.h$/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toBeVisible();

  const [sent] = envelopes.of('event');
  const event = v.parse(EventSchema, JSON.parse(sent?.payload ?? ''));
  expect(event.release).toBe(`mfe-account@${VERSION}`);
  const [{ value, stacktrace }] = event.exception.values;
  expect(value).toBe('no room for files');
  // The innermost frame stands last; the one that threw is the test's own.
  const folderOfRelease = `/remotes/mfe-account/${VERSION}/`;
  const frame = stacktrace.frames.findLast(({ filename }) => filename.includes(folderOfRelease));
  const script = frame?.filename.split(folderOfRelease)[1] ?? '';
  const map = await readFile(join(maps, 'mfe-account', VERSION, `${script}.map`), 'utf8');
  const original = originalPositionFor(new TraceMap(map), {
    line: frame?.lineno ?? 0,
    // A tracker counts columns from 1, a source map from 0.
    column: (frame?.colno ?? 0) - 1,
  });
  expect(original.source).toBe(`webpack://mfe_account_9_3_0/${SOURCE}`);
  const lines = (await readFile(new URL(`../../mfe-account/${SOURCE}`, import.meta.url), 'utf8')).split('\n');
  expect(lines[(original.line ?? 0) - 1]).toContain('URL.createObjectURL(');
  await folder.remove();
});
