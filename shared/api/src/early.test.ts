import { getSession, signIn } from './core';
import { earlyAnswer } from './core/early-answer';
import { askEarly, askUnlessAsked, takeEarly } from './early';
import { mendFaults, orderFault, setUp } from './testing';

const SESSION = '/services/account/session';

let asked: jest.SpyInstance;
beforeEach(async () => {
  await setUp();
  asked = jest.spyOn(globalThis, 'fetch');
});
afterEach(async () => {
  asked.mockRestore();
  delete window.portalAnswers;
  await mendFaults();
});

it('answers one call, without asking the service again', async () => {
  void askEarly(SESSION);
  await expect(getSession()).resolves.toEqual({ kind: 'nobody' });
  expect(asked).toHaveBeenCalledTimes(1);
  await getSession();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('is not asked twice while it waits', () => {
  const first = askEarly(SESSION);
  expect(first).toBeDefined();
  expect(askEarly(SESSION)).toBe(first);
});

it('is not asked by who comes second, once a call has asked itself', async () => {
  expect(askUnlessAsked(SESSION)).toBeDefined();
  await getSession();
  expect(askUnlessAsked(SESSION)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('can be read when the time to ask is over', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const over = new AbortController();
  timeout.mockReturnValue(over.signal);
  await askEarly(SESSION);
  over.abort();
  timeout.mockRestore();
  await expect(getSession()).resolves.toEqual({ kind: 'nobody' });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('is forgotten when it has waited too long', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  void askEarly(SESSION);
  clock.mockReturnValue(20_001);
  expect(takeEarly(SESSION)).toBeUndefined();
  clock.mockRestore();
});

it('that the service refused is asked for again, as any call is', async () => {
  await orderFault({ call: 'session', kind: 'status', status: 503, times: 1 });
  await askEarly(SESSION);
  await expect(getSession()).resolves.toEqual({ kind: 'nobody' });
});

it('that never came is asked for again', async () => {
  await orderFault({ call: 'session', kind: 'abort', times: 1 });
  await expect(askEarly(SESSION)).rejects.toThrow();
  await expect(getSession()).resolves.toEqual({ kind: 'nobody' });
});

it('leaves a call that is given up at once', async () => {
  await orderFault({ call: 'session', kind: 'latency', delayMs: 200, times: 1 });
  void askEarly(SESSION);
  const given = new AbortController();
  const answer = earlyAnswer(SESSION, given.signal);
  given.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

it('is for reading only', async () => {
  void askEarly('/services/account/api/widgetsignin');
  await expect(signIn({ email: 'nobody', password: 'x' })).resolves.toBe(false);
  expect(takeEarly('/services/account/api/widgetsignin')).toBeDefined();
});
