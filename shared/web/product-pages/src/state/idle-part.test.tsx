import { render, screen, waitFor } from '@testing-library/react';
import { idlePart } from './idle-part';

const Tools = () => <p>The tools</p>;
const loadTools = async () => ({ default: Tools });

test('a part that could not be loaded is left out, and the next page tries again', async () => {
  const load = jest.fn(loadTools);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = idlePart(load);
  const { unmount } = render(<Part />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('The tools')).not.toBeInTheDocument();
  unmount();
  render(<Part />);
  expect(await screen.findByText('The tools')).toBeInTheDocument();
});

test('a part is loaded once, and shown at once after that', async () => {
  const load = jest.fn(loadTools);
  const Part = idlePart(load);
  const { unmount } = render(
    <>
      <Part />
      <Part />
    </>,
  );
  expect(await screen.findAllByText('The tools')).toHaveLength(2);
  unmount();
  render(<Part />);
  expect(screen.getByText('The tools')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('parts of a long list are drawn one batch after the other', async () => {
  const counts: number[] = [];
  const Part = idlePart(loadTools);
  const names = Array.from({ length: 100 }, (_, index) => `card ${index}`);
  const { container } = render(names.map((name) => <Part key={name} />));
  const observer = new MutationObserver(() => counts.push(screen.queryAllByText('The tools').length));
  observer.observe(container, { childList: true, subtree: true });
  await waitFor(() => expect(counts.at(-1)).toBe(100));
  observer.disconnect();
  expect(counts).toEqual([40, 80, 100]);
});
