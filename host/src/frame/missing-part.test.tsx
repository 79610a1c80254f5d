import { closeFeedback, feedbackStore } from '@portal/observability';
import { freshPage, recordReports } from '@portal/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { lazyTool } from './late';
import { renderPortal } from './testing/render-portal';

let mockFailures = 1;
jest.mock('./FeedbackDialog', () => {
  mockFailures -= 1;
  if (mockFailures >= 0) throw new Error('no connection');
  return jest.requireActual('./FeedbackDialog');
});

let reports: ReturnType<typeof recordReports>;
beforeEach(async () => {
  await freshPage('/start');
  reports = recordReports();
});

// FRAME-10.
test('a part whose code could not be loaded is loaded once for each time that it is shown', async () => {
  const load = jest.fn(async () => ({ default: () => <p>The part</p> }));
  load.mockRejectedValueOnce(new Error('no connection'));
  const Part = lazyTool(load);
  const { rerender } = render(<Part />);
  await waitFor(() => expect(reports).toMatchObject([{ error: { message: 'no connection' } }]));
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
  rerender(<Part />);
  expect(await screen.findByText('The part')).toBeVisible();
  rerender(<Part />);
  expect(load).toHaveBeenCalledTimes(2);
});

// FRAME-10, OBS-3.
test('the feedback dialog whose code could not be loaded opens after the next error', async () => {
  await renderPortal('/start');
  const fail = () => act(() => feedbackStore.setState({ kind: 'open', send: jest.fn() }, true));
  fail();
  await waitFor(() => expect(reports).toMatchObject([{ error: { message: 'no connection' } }]));
  // An open one would be in its way.
  await waitFor(() => expect(feedbackStore.getState()).toEqual({ kind: 'closed' }));
  fail();
  expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeInTheDocument();
  act(closeFeedback);
});
