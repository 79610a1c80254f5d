/** @jest-environment node */
import { FolderStore } from '@portal/releases';
import { removeFolders, scratchFolder } from '@portal/releases/testing';
import { change } from './change';
import { contextOf } from './examine/testing';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  return removeFolders();
});

// REL-11.
test('a change that waits, such as for the lock of a killed command, says so', async () => {
  const context = contextOf(new FolderStore(await scratchFolder()), { force: true });
  const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  let release = () => {};
  const started = new Promise<void>((begin) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    void change(
      context,
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
          begin();
        }),
    );
  });
  await started;
  jest.advanceTimersByTime(1_900);
  expect(printed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(printed).toHaveBeenCalledWith(expect.stringContaining(`Writing to ${context.store.location} …`));
  release();
});
