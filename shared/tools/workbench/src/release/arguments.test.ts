/** @jest-environment node */
import { CommandLineExit } from '../command-line/command-line';
import { parseRequest } from './arguments';

const parse = (line: string) => parseRequest([...line.split(' '), '--to', 'site']);
const publish = { kind: 'publish', name: 'mfe-cae' };

test.each([
  ['mfe-cae', publish],
  ['mfe-cae --promote --version 1.2.0', { ...publish, promote: true, version: '1.2.0' }],
  ['mfe-cae --files-only', { ...publish, filesOnly: true }],
  ['mfe-cae --from built --sign', { ...publish, from: 'built', sign: true }],
  ['host --from s3://staging/portal', { ...publish, name: 'host', from: 's3://staging/portal' }],
  [
    'mfe-cae --base-url https://cdn.example --source-maps maps',
    { ...publish, baseUrl: 'https://cdn.example', sourceMaps: 'maps' },
  ],
  ['adopt mfe-cae 1.2.0', { ...publish, from: 'site', version: '1.2.0' }],
  ['adopt mfe-cae 1.2.0 --promote', { ...publish, from: 'site', version: '1.2.0', promote: true }],
  ['policy mfe-cae', { kind: 'policy', pipeline: 'mfe-cae' }],
  ['policy traffic --group www', { kind: 'policy', pipeline: 'traffic', group: 'www' }],
  ['promote mfe-cae', { kind: 'promote', name: 'mfe-cae', version: undefined }],
  ['promote host 1.2.0', { kind: 'promote', name: 'host', version: '1.2.0' }],
  ['canary mfe-cae 10', { kind: 'canary', name: 'mfe-cae', percent: 10, version: undefined }],
  ['canary 10% mfe-cae 1.2.0', { kind: 'canary', name: 'mfe-cae', percent: 10, version: '1.2.0' }],
  ['rollback mfe-cae', { kind: 'rollback', name: 'mfe-cae', version: undefined }],
  ['rollback mfe-cae 1.3.0', { kind: 'rollback', name: 'mfe-cae', version: '1.3.0' }],
  ['rollback host --version 2.0.0', { kind: 'rollback', name: 'host', version: '2.0.0' }],
  ['retire mfe-cae 1.2.0', { kind: 'retire', name: 'mfe-cae', version: '1.2.0' }],
  ['purge mfe-cae 1.2.0', { kind: 'purge', name: 'mfe-cae', version: '1.2.0' }],
  ['doctor mfe-cae', { kind: 'doctor', release: publish }],
  [
    'doctor mfe-cae --from built --version 1.2.0',
    { kind: 'doctor', release: { ...publish, from: 'built', version: '1.2.0' } },
  ],
  ['status', { kind: 'status', name: undefined }],
  ['status mfe-cae', { kind: 'status', name: 'mfe-cae' }],
  ['status --health', { kind: 'status', name: undefined, healthDays: 1 }],
  ['status mfe-cae --health 7', { kind: 'status', name: 'mfe-cae', healthDays: 7 }],
  ['repair', { kind: 'repair' }],
  [
    'repair --verify --from s3://staging/portal',
    { kind: 'repair', verify: true, from: 's3://staging/portal' },
  ],
])('parses %s', (line, command) => {
  expect(parse(line)).toEqual({ command, to: 'site', dryRun: false, pages: true });
});

test('pages are rendered for a portal, whose address is needed', () => {
  expect(parse('pages --portal https://portal.example')).toMatchObject({
    command: { kind: 'pages', portal: 'https://portal.example' },
  });
  expect(() => parse('pages')).toThrow(/needs --portal/);
});

// PAGES-16.
test('pages are rendered without a store, and applied to one', () => {
  const portal = 'https://portal.example';
  const render = ['pages', 'render', '--portal', portal, '--out', 'pages'];
  const command = { kind: 'pages-render', portal, out: 'pages' };
  expect(parseRequest(render)).toEqual({ command, portal, dryRun: false, pages: true });
  expect(() => parse(render.join(' '))).toThrow('it takes no --to');
  expect(() => parseRequest([...render, '--dry-run', '--json'])).toThrow('it takes no --dry-run');
  expect(parse('pages apply pages')).toMatchObject({
    command: { kind: 'pages-apply', folder: 'pages' },
    to: 'site',
  });
  expect(() => parseRequest(['pages', 'render', '--out', 'pages'])).toThrow(/needs --portal/);
  expect(() => parseRequest(['pages', 'render', '--portal', portal])).toThrow(/--out <folder>/);
  expect(() => parse('pages apply')).toThrow(/missing required argument 'folder'/);
  expect(() => parse('pages draw')).toThrow(/draw|too many arguments/);
  for (const line of ['pages apply pages', `pages --portal ${portal}`, 'status', 'adopt mfe-cae 1.2.0'])
    expect(() => parseRequest(line.split(' '))).toThrow("required option '--to <store>' not specified");
});

test.each([
  ['gc', 90 * 86_400_000],
  ['gc --older-than 12h', 12 * 3_600_000],
  ['gc --older-than 2w', 14 * 86_400_000],
])('parses %s as a dry run, until it is applied', (line, olderThan) => {
  expect(parse(line)).toMatchObject({ command: { kind: 'gc', olderThan }, dryRun: true });
  expect(parse(`${line} --apply`)).toMatchObject({ command: { olderThan, apply: true }, dryRun: false });
  expect(parse(`${line} --apply --dry-run`)).toMatchObject({ dryRun: true });
});

test('parses the options that all commands share', () => {
  expect(parse('promote host 1.2.0 --dry-run --apply-headers reload --portal http://portal')).toMatchObject({
    dryRun: true,
    applyHeaders: 'reload',
    portal: 'http://portal',
  });
  expect(parse('promote mfe-cae --no-pages')).toMatchObject({ pages: false });
});

test.each([
  ['mfe-cae --sign', '--sign needs --from'],
  ['promote', "missing required argument 'part'"],
  ['doctor', "missing required argument 'part'"],
  ['status --json', '--json needs --dry-run, or the command doctor'],
  ['pages --portal nowhere', 'It must be the address of a portal'],
  ['canary mfe-cae', "missing required argument 'percent'"],
  ['canary mfe-cae 101', 'Say the share in percent'],
  ['canary host 10', 'The host has no canary'],
  ['canary mfe-cae 10 --guard --every 25d', 'looks at least once a day'],
  ['canary mfe-cae 10 --margin 0.5', '--margin needs --guard'],
  ['canary mfe-cae 10 --sessions 10', '--sessions needs --guard'],
  ['canary mfe-cae 10 --for 2h', '--for needs --guard'],
  ['canary mfe-cae 10 --every 1m', '--every needs --guard'],
  ['mfe-cae --from built --source-maps maps', '--source-maps has no effect with --from'],
  ['retire mfe-cae', "missing required argument 'version'"],
  ['gc --older-than 90', '12h, 90d, 2w'],
  ['repair --from s3://staging/portal', '--from needs --verify'],
  ['purge mfe-cae', "missing required argument 'version'"],
  ['status mfe-cae 1.0.0', 'too many arguments'],
  ['promte mfe-cae', 'there is no command "promte"'],
  ['mfe-cae --quick', "unknown option '--quick'"],
  ['promote mfe-cae --base-url x', "unknown option '--base-url'"],
])('rejects %s with a hint to the help', (line, reason) => {
  expect(() => parse(line)).toThrow(reason);
  expect(() => parse(line)).toThrow('--help');
});

test('requires a part and --to', () => {
  expect(() => parseRequest(['--to', 'site'])).toThrow("missing required argument 'part'");
  expect(() => parseRequest(['mfe-cae'])).toThrow("required option '--to <store>' not specified");
});

/** The help text that a command line prints. */
function helpOf(...args: string[]): string {
  try {
    parseRequest(args);
  } catch (error) {
    if (error instanceof CommandLineExit && error.exitCode === 0) return error.text;
    throw error;
  }
  throw new Error(`${args.join(' ')} does not print help`);
}

test('has help for all commands and for each one', () => {
  const help = helpOf('--help');
  for (const command of 'publish promote canary rollback retire purge gc status repair'.split(' ')) {
    expect(help).toContain(command);
    expect(helpOf(command, '--help')).toContain(
      `Usage: npm run release -- ${command === 'publish' ? '' : command}`,
    );
  }
  expect(help).toContain('s3://bucket/prefix');
  expect(helpOf('repair', '--help')).toContain('--verify');
  expect(helpOf('publish', '--help')).toMatch(/--files-only[^-]+adopt/);
  expect(helpOf('canary', '-h')).toContain('--to <store>');
  expect(helpOf('publish', '--help')).toContain('--source-maps <store>');
});
