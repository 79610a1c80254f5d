import { products } from '@portal/catalog';
import { render, waitFor } from '@testing-library/react';
import { markOf } from './marks';
import { ProductIcon } from './ProductIcon';

test('keeps its place and draws the mark when it has come', async () => {
  const { container } = render(<ProductIcon name="communicator" size={32} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '32');
  await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(markOf('communicator').length));
});

test.each(products.map(({ icon }) => icon))('%s has a mark of its own', (icon) => {
  expect(markOf(icon)).not.toBe(markOf('portal'));
});

test('a name without a mark draws the portal', () => {
  expect(markOf('toString')).toBe(markOf('portal'));
});
