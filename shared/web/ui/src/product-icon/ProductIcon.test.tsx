import { products } from '@portal/catalog';
import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server.browser';
import { markOf } from './marks';
import { ProductIcon } from './ProductIcon';

// The first test, because the marks are loaded once.
test('a rendered mark stays as it is until another one is asked for', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<ProductIcon name="communicator" />).replace(
    '</svg>',
    '<path d="M0 0h1"/></svg>',
  );
  const rendered = container.querySelector('path');
  const onRecoverableError = jest.fn();
  const { rerender } = render(<ProductIcon name="communicator" />, {
    container,
    hydrate: true,
    onRecoverableError,
  });
  await act(async () => void (await import('./marks')));
  expect(container.querySelectorAll('path')).toHaveLength(1);
  expect(container.querySelector('path')).toBe(rendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
  rerender(<ProductIcon name="exchange" />);
  await waitFor(() =>
    expect(container.querySelectorAll('path')).toHaveLength(Object.keys(markOf('exchange')).length),
  );
});

test('reserves its size and draws the mark once it is loaded', async () => {
  const { container } = render(<ProductIcon name="communicator" size={32} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '32');
  await waitFor(() =>
    expect(container.querySelectorAll('path')).toHaveLength(Object.keys(markOf('communicator')).length),
  );
});

test.each(products.map(({ icon }) => icon))('%s has its own mark', (icon) => {
  expect(markOf(icon)).not.toBe(markOf('portal'));
});

test('an unknown name draws the mark of the portal', () => {
  expect(markOf('toString')).toBe(markOf('portal'));
});
