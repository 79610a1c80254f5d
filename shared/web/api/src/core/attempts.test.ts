import { clearFaults, countFaultHits, injectFault, setUp } from '../testing';
import { getSession, signIn } from './index';

/** When a call sent its attempts and failed, in milliseconds of the page's clock since its start. */
interface Failure {
  readonly attempts: readonly number[];
  readonly ended: number;
  readonly error: unknown;
}

/**
 * Runs a call until it fails. Only the page's clock is fake: it stops while the service works on an attempt,
 * and advances while the call waits between attempts or for a response that never comes.
 * @param hangsAt number of the attempt that gets no response. Default: every attempt gets one.
 */
async function runCall(start: () => Promise<unknown>, hangsAt = Number.POSITIVE_INFINITY): Promise<Failure> {
  const { fetch } = globalThis;
  const startTime = performance.now();
  const attempts: number[] = [];
  let pending = 0;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input === 'string') return fetch(input, init);
    attempts.push(performance.now() - startTime);
    pending += 1;
    return fetch(input, init).finally(() => {
      pending -= 1;
    });
  });
  let failure: Failure | undefined;
  start().then(
    () => {
      throw new Error('The call was expected to fail');
    },
    (error: unknown) => {
      failure = { attempts, ended: performance.now() - startTime, error };
    },
  );
  while (failure === undefined) {
    // A request to the service lets the real event loop run.
    await countFaultHits();
    if (attempts.length >= hangsAt) await jest.advanceTimersByTimeAsync(500);
    else if (pending === 0) await jest.advanceTimersByTimeAsync(50);
  }
  fetched.mockRestore();
  return failure;
}

beforeEach(async () => {
  await setUp();
  await getSession();
  jest.useFakeTimers();
});
afterEach(async () => {
  jest.useRealTimers();
  await clearFaults();
});

const wait = (from: number | undefined, to: number | undefined) => (to ?? Number.NaN) - (from ?? Number.NaN);

// API-2.
describe('a call without a complete response', () => {
  const timeOver = { name: 'TimeoutError' };

  test.each([
    ['GET', 'hang', 'session', getSession],
    ['POST', 'hang', 'widgetsignin', () => signIn({ email: 'x', password: 'y' })],
    ['GET', 'stall', 'session', getSession],
    ['POST', 'stall', 'widgetsignin', () => signIn({ email: 'x', password: 'y' })],
  ] as const)('has failed after 30 s: %s, %s', async (_, kind, call, start) => {
    await injectFault({ call, kind });
    const { attempts, ended, error } = await runCall(start, 1);
    expect(error).toMatchObject(timeOver);
    expect(attempts).toHaveLength(1);
    expect(ended).toBeGreaterThanOrEqual(30_000);
    expect(ended).toBeLessThan(30_200);
  });

  test('has failed 30 s after its start when a retry hangs', async () => {
    await injectFault({
      call: 'session',
      kind: 'status',
      status: 503,
      times: 1,
      headers: { 'Retry-After': '4' },
    });
    await injectFault({ call: 'session', kind: 'hang' });
    const { attempts, ended, error } = await runCall(getSession, 2);
    expect(error).toMatchObject(timeOver);
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toBeGreaterThanOrEqual(4_000);
    expect(ended).toBeGreaterThanOrEqual(30_000);
    expect(ended).toBeLessThan(30_200);
  });
});

// API-3.
test.each([{ kind: 'status', status: 503 }, { kind: 'status', status: 429 }, { kind: 'abort' }])(
  'a GET that meets %j is attempted three times, the third later than the second',
  async (fault) => {
    await injectFault({ call: 'session', ...fault });
    const { attempts } = await runCall(getSession);
    expect(await countFaultHits()).toBe(3);
    const [first, second, third] = attempts;
    expect(wait(first, second)).toBeGreaterThanOrEqual(200);
    expect(wait(second, third)).toBeGreaterThan(1.5 * wait(first, second));
  },
);

// API-3, API-4.
test('a GET whose responses break off is attempted three times', async () => {
  await injectFault({ call: 'session', kind: 'truncate' });
  const { error } = await runCall(getSession);
  expect(await countFaultHits()).toBe(3);
  expect(error).toMatchObject({ name: 'NetworkError' });
});

// API-3.
test.each([{ kind: 'status', status: 503 }, { kind: 'abort' }, { kind: 'truncate' }])(
  'a POST that meets %j is attempted once',
  async (fault) => {
    await injectFault({ call: 'widgetsignin', ...fault });
    const { attempts } = await runCall(() => signIn({ email: 'x', password: 'y' }));
    expect(attempts).toHaveLength(1);
    expect(await countFaultHits()).toBe(1);
  },
);
