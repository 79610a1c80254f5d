/** @jest-environment node */
import { Writable } from 'node:stream';
import { WriteStream } from 'node:tty';
import { mark, withProgress } from './terminal';

const CLEAR = '\r\u001B[K';

/** An output that keeps what is written. @param env as Node reads it for the colors of a terminal. */
function outputOf(isTTY: boolean, env: Readonly<Record<string, string>> = { TERM: 'xterm-256color' }) {
  const written: string[] = [];
  const stream = Object.assign(
    new Writable({
      write(chunk, _, done) {
        written.push(String(chunk));
        done();
      },
    }),
    { isTTY, getColorDepth: () => WriteStream.prototype.getColorDepth(env) },
  );
  return { output: stream as unknown as NodeJS.WriteStream, written };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a terminal gets colors, a file and a terminal with NO_COLOR get none', () => {
  const { output: terminal } = outputOf(true);
  expect(mark('bad', 'no', terminal)).toBe('\u001B[31mno\u001B[39m');
  expect(mark('bad', 'no', outputOf(false).output)).toBe('no');
  expect(mark('bad', 'no', outputOf(true, { NO_COLOR: '1' }).output)).toBe('no');
});

/** A step that takes as long as the fake clock says. */
const stepOf = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('done'), milliseconds));

test('a step shorter than 2 s is not announced', async () => {
  const { output, written } = outputOf(true);
  const result = withProgress('Building', stepOf(1_900), output);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await result).toBe('done');
  expect(written).toEqual([]);
});

test('a longer one counts its seconds in a terminal, in a line that goes', async () => {
  const { output, written } = outputOf(true, { NO_COLOR: '1' });
  const result = withProgress('Building', stepOf(3_500), output);
  await jest.advanceTimersByTimeAsync(10_000);
  await result;
  expect(written).toEqual([`${CLEAR}Building … 2 s`, `${CLEAR}Building … 3 s`, CLEAR]);
});

test('elsewhere it is announced once, also when it fails', async () => {
  const { output, written } = outputOf(false);
  const failing = withProgress(
    'Building',
    () => stepOf(60_000)().then(() => Promise.reject(new Error('no'))),
    output,
  );
  const failure = expect(failing).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(70_000);
  await failure;
  expect(written).toEqual(['Building …\n']);
});
