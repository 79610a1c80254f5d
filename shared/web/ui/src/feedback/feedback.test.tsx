import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button';
import { Alert } from './Alert';
import { Skeleton } from './Skeleton';
import { Spinner } from './Spinner';
import { EmptyState, FailureState } from './states';

test.each([
  ['error', 'alert'],
  ['warning', 'alert'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('an alert of kind %s has role %s', (kind, role) => {
  render(<Alert kind={kind}>Please log in.</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent('Please log in.');
});

// A11Y-4.
test('an alert that can be closed has a Close button', async () => {
  const onClose = jest.fn();
  render(
    <Alert kind="warning" onClose={onClose}>
      Please log in.
    </Alert>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a note is part of the page and not announced', () => {
  render(
    <Alert kind="warning" role="note">
      Preview release
    </Alert>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// A11Y-5.
test('a failure is announced and shows its action', async () => {
  const retry = jest.fn();
  render(
    <FailureState
      title="The releases could not be loaded."
      detail="The content service answered with 503."
      action={<Button onClick={retry}>Retry</Button>}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The releases could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an empty state is not announced as an alert', () => {
  render(<EmptyState title="No licenses yet" />);
  expect(screen.getByText('No licenses yet')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a spinner says that it takes longer than usual after the given time', () => {
  jest.useFakeTimers();
  render(<Spinner label="Loading the viewer…" slowAfterSeconds={5} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the viewer…$/);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('status')).toHaveTextContent('longer than usual');
  jest.useRealTimers();
});

test('a skeleton repeats its shape and is hidden from assistive technology', () => {
  const { container } = render(<Skeleton shape="card" count={4} />);
  expect(container.firstChild?.childNodes).toHaveLength(4);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
