import { act, renderHook } from '@testing-library/react';
import { useAction } from './use-action';

/** An action whose runs the test settles. */
function controlledAction() {
  const runs: { resolve: (result: string) => void; reject: (error: Error) => void }[] = [];
  const action = jest.fn(
    (_word: string) => new Promise<string>((resolve, reject) => runs.push({ resolve, reject })),
  );
  return { runs, action, ...renderHook(() => useAction(action)) };
}

test('is busy while it runs, then has the result', async () => {
  const { runs, result } = controlledAction();
  expect(result.current).toMatchObject({ busy: false, state: { kind: 'idle' } });
  act(() => void result.current.run('a'));
  expect(result.current).toMatchObject({ busy: true, state: { kind: 'busy' } });
  await act(async () => runs[0]?.resolve('saved'));
  expect(result.current).toMatchObject({ busy: false, state: { kind: 'done', result: 'saved' } });
  act(() => result.current.reset());
  expect(result.current.state).toEqual({ kind: 'idle' });
});

test('runs once at a time, and again afterwards', async () => {
  const { runs, action, result } = controlledAction();
  act(() => {
    void result.current.run('a');
    void result.current.run('b');
  });
  expect(action.mock.calls).toEqual([['a']]);
  await act(async () => runs[0]?.resolve('saved'));
  act(() => void result.current.run('c'));
  expect(action.mock.calls).toEqual([['a'], ['c']]);
});

test('is idle again after the action has rejected, and the error is not swallowed', async () => {
  const { runs, result } = controlledAction();
  const error = new Error('no space left');
  await act(async () => {
    const run = result.current.run('a');
    runs[0]?.reject(error);
    await expect(run).rejects.toBe(error);
  });
  expect(result.current).toMatchObject({ busy: false, state: { kind: 'idle' } });
});
