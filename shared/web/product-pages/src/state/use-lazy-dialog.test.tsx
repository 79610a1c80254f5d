import { recordReports } from '@portal/testing';
import { act, renderHook } from '@testing-library/react';
import { useLazyDialog } from './use-lazy-dialog';

const Dialog = () => null;

// CONTACT-1, NEWS-3, VERIFY-1.
test('loads the code with the first click, reports a failure, and loads it again with the next click', async () => {
  const reports = recordReports();
  const cause = new Error('no connection');
  const load = jest.fn(async () => Dialog);
  load.mockRejectedValueOnce(cause);
  const { result } = renderHook(() => useLazyDialog('The check', load));
  expect(result.current.state).toEqual({ kind: 'unused' });
  expect(load).not.toHaveBeenCalled();

  await act(() => result.current.open());
  expect(result.current.state).toEqual({ kind: 'failed' });
  expect(reports).toMatchObject([{ error: { message: 'The check could not be loaded', cause } }]);
  act(() => result.current.close());
  expect(result.current.state).toEqual({ kind: 'unused' });

  await act(() => result.current.open());
  expect(result.current.state).toEqual({ kind: 'loaded', Dialog, open: true });
  // A closed dialog stays, for what it moves and what was entered.
  act(() => result.current.close());
  expect(result.current.state).toEqual({ kind: 'loaded', Dialog, open: false });
});
