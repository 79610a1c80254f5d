import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QueryRun, startQuery, waitBriefly } from './query-run';
import { SuspenseQuery } from './SuspenseQuery';
import { useQuery } from './use-query';

/** A query whose runs the test settles, in the order in which they started. */
function manualQuery() {
  const runs: { resolve: (data: string) => void; reject: (error: Error) => void }[] = [];
  const queryFn = () =>
    new Promise<string>((resolve, reject) => {
      runs.push({ resolve, reject });
    });
  const settle = (how: (run: (typeof runs)[number]) => void) =>
    act(async () => {
      const run = runs.shift();
      if (run === undefined) throw new Error('Nothing is loading');
      how(run);
    });
  return { runs, queryFn, settle };
}

interface ShownProps {
  readonly name?: string;
  readonly queryFn: () => Promise<string>;
  readonly start?: () => QueryRun<string>;
}

function Shown({ name = 'a', queryFn, start }: ShownProps) {
  const query = useQuery({ queryKey: [name], queryFn }, start);
  const texts = {
    pending: () => 'loading',
    success: () => (query.status === 'success' ? query.data : ''),
    error: () => (query.status === 'error' ? String(query.error) : ''),
  };
  return (
    <>
      <p>{texts[query.status]()}</p>
      <button type="button" onClick={query.refetch}>
        Retry
      </button>
    </>
  );
}

const shown = () => screen.getByRole('paragraph').textContent;

describe('useQuery', () => {
  test('shows a failure, loads again on refetch, and shows the data', async () => {
    const { queryFn, settle } = manualQuery();
    render(<Shown queryFn={queryFn} />);
    expect(shown()).toBe('loading');
    await settle(({ reject }) => reject(new Error('down')));
    expect(shown()).toBe('Error: down');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(shown()).toBe('loading');
    await settle(({ resolve }) => resolve('data'));
    expect(shown()).toBe('data');
  });

  test('does not show data that is out of date while it loads again', async () => {
    const { queryFn, settle } = manualQuery();
    render(<Shown queryFn={queryFn} />);
    await settle(({ resolve }) => resolve('old'));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(shown()).toBe('loading');
    await settle(({ resolve }) => resolve('new'));
    expect(shown()).toBe('new');
  });

  test('loads again for another key, and ignores the run of the previous one', async () => {
    const { queryFn, settle } = manualQuery();
    const { rerender } = render(<Shown name="a" queryFn={queryFn} />);
    rerender(<Shown name="b" queryFn={queryFn} />);
    await settle(({ resolve }) => resolve('data of a'));
    expect(shown()).toBe('loading');
    await settle(({ resolve }) => resolve('data of b'));
    expect(shown()).toBe('data of b');
  });

  test('starts with a prefetched run, without a skeleton', async () => {
    const { queryFn, runs } = manualQuery();
    const prefetched = startQuery(async () => 'prefetched');
    await prefetched.promise;
    render(<Shown queryFn={queryFn} start={() => prefetched} />);
    expect(shown()).toBe('prefetched');
    expect(runs).toHaveLength(0);
  });
});

interface PageProps {
  readonly run: QueryRun<string>;
}

const Page = ({ run }: PageProps) => (
  <SuspenseQuery run={run} fallback={<p>skeleton</p>}>
    {(data) => <p>{data}</p>}
  </SuspenseQuery>
);

describe('SuspenseQuery', () => {
  test('reads settled data without a skeleton, and leaves the promise as it is', async () => {
    const run = startQuery(async () => 'data');
    await waitBriefly(run);
    render(<Page run={run} />);
    expect(shown()).toBe('data');
    expect(Object.keys(run.promise)).toEqual([]);
  });

  test('shows the skeleton again for each run', async () => {
    const first = manualQuery();
    const page = await act(async () => render(<Page run={startQuery(first.queryFn)} />));
    expect(shown()).toBe('skeleton');
    await first.settle(({ resolve }) => resolve('first'));
    expect(shown()).toBe('first');
    const second = manualQuery();
    await act(async () => page.rerender(<Page run={startQuery(second.queryFn)} />));
    expect(screen.getByText('skeleton')).toBeVisible();
    await second.settle(({ resolve }) => resolve('second'));
    expect(shown()).toBe('second');
  });
});

describe('waitBriefly', () => {
  test('does not wait longer than 150 ms', async () => {
    jest.useFakeTimers();
    const waited = jest.fn();
    void waitBriefly(startQuery(() => new Promise(() => undefined))).then(waited);
    await jest.advanceTimersByTimeAsync(149);
    expect(waited).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(waited).toHaveBeenCalled();
    jest.useRealTimers();
  });

  test('leaves a failure to the page', async () => {
    const run = startQuery(() => Promise.reject(new Error('down')));
    await waitBriefly(run);
    expect(run.state).toEqual({ status: 'error', error: new Error('down') });
  });
});
