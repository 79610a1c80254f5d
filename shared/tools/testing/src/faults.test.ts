import { clearFaults, countFaultHits, injectFault } from './faults';
import { freshPage } from './visitor';

beforeEach(async () => {
  await freshPage();
});

test('faults that were cleared are gone', async () => {
  await injectFault({ call: 'session', kind: 'status', status: 503 });
  await fetch('/services/account/session');
  expect(await countFaultHits()).toBe(1);
  await clearFaults();
  expect(await countFaultHits()).toBe(0);
});

test('a refusal of the services is named', async () => {
  await expect(injectFault({ kind: 'nothing' })).rejects.toThrow('The fault was refused');
  const refuse = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('closed', { status: 403 }));
  await expect(clearFaults()).rejects.toThrow('The faults could not be cleared: closed');
  refuse.mockRestore();
});
