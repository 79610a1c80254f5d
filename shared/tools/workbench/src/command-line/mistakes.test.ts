/** @jest-environment node */
// Mistakes of users at every command: each is answered by a sentence that says what to do, without a stack. What the
// parsers of command lines refuse themselves is in their tests.
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { listen } from '@portal/build/testing/servers';
import { workspaceRoot } from '@portal/build/workspace';
import { type Outcome, outcomeOf } from '../test/programs';

/** What is there that should not be, and the other way round. */
interface Place {
  readonly folder: string;
  readonly port: number;
}

interface Mistake {
  readonly command: string;
  args(place: Place): readonly string[];
  /** Part of the sentence. */
  readonly says: string;
}

const mistake = (command: string, args: Mistake['args'] | readonly string[], says: string): Mistake => ({
  command,
  args: typeof args === 'function' ? args : () => args,
  says,
});

const REMOTES = 'there are mfe-account, mfe-cae, mfe-hoops, mfe-partner-oem';

const MISTAKES: readonly Mistake[] = [
  // A wrong name.
  mistake('dev', ['nothing'], `There is no remote nothing; ${REMOTES}.`),
  mistake('dev', ['nothing', '--into', 'https://portal.example'], 'There is no remote nothing'),
  mistake('matrix', ({ folder }) => ['nothing', '--from', folder], `There is no remote nothing; ${REMOTES}.`),
  mistake('release', ['nothing', '--to', 'none'], 'There is no remote nothing here'),
  mistake('release', ['doctor', 'nothing', '--to', 'none'], 'There is no remote nothing here'),
  mistake('release', ['canary', 'nothing', '10', '--to', 'none'], 'The registry has no remote nothing'),
  mistake('keys', ['revoke', 'nobody'], 'There is no key nobody'),
  mistake('new-remote', ['remote', 'mfe-cae', '--owns', '/x/*'], 'There is a mfe-cae already'),
  // A missing argument, or one that means nothing.
  mistake('new-remote', ['remote', 'mfe-x'], "Specify the addresses that it owns: --owns '/section/*'"),
  mistake('publish-packages', ['--registry', 'nowhere'], '"nowhere" is no address of a registry'),
  mistake('api', ['nothing'], 'too many arguments'),
  // A folder that is missing, or none.
  mistake('check-remotes', ['--from', 'none'], '/none does not exist'),
  mistake('keys', ['list', '--store', 'none'], '/none does not exist'),
  mistake('matrix', ['mfe-cae', '--from', '.', '--next', 'none'], '/none does not exist'),
  mistake('check-remotes', ['--from', '.'], 'no releases of remotes with traffic'),
  mistake('release', ({ folder }) => ['status', '--to', join(folder, 'file')], 'is in what is no folder.'),
  mistake('keys', ({ folder }) => ['list', '--store', join(folder, 'file')], 'is in what is no folder.'),
  mistake('keys', ({ folder }) => ['new', join(folder, 'file')], 'cannot be written, or is there already'),
  mistake('release', ['status', '--to', 's3://x'], 'The bucket cannot be used: '),
  // A file that cannot be read.
  mistake('release', ({ folder }) => ['status', '--to', join(folder, 'damaged')], 'remotes.json is no JSON'),
  // A port in use.
  mistake(
    'dev',
    ({ port }) => ['mfe-cae', '--port', `${port}`],
    'is in use by another program. Choose another: npm run dev -- mfe-cae --port ',
  ),
  mistake('gallery', ({ port }) => ['--port', `${port}`], 'Choose another: npm run gallery -- --port '),
  mistake('start', ({ port }) => ['--port', `${port}`], 'Choose another: PORT='),
];

const folder = folderForTests();
let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer();
  port = await listen(server);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  folder.write('file', '');
  folder.write('damaged/remotes.json', '<html>');
});

/** Runs a command as its script does, without installing anything. */
function run({ command, args }: Mistake): Promise<Outcome> {
  const program = `shared/tools/workbench/src/${command}.ts`;
  const { AWS_REGION, AWS_PROFILE, PORT, ...env } = process.env;
  return outcomeOf(
    spawn(process.execPath, ['--import', 'tsx/esm', program, ...args({ folder: folder.path, port })], {
      cwd: workspaceRoot,
      // No account of AWS, and no request for one.
      env: { ...env, INIT_CWD: folder.path, AWS_EC2_METADATA_DISABLED: 'true', HOME: folder.path },
    }),
  );
}

const describeMistake = ({ command, args }: Mistake) =>
  [command, ...args({ folder: '<folder>', port: 3000 })].join(' ');

test.each(MISTAKES.map((one): [string, Mistake] => [describeMistake(one), one]))(
  '%s',
  async (_, one) => {
    const { code, output } = await run(one);
    expect(output).toContain(one.says);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  },
  60_000,
);
