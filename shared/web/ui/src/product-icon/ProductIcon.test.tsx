import { products } from '@portal/catalog';
import { render, waitFor } from '@testing-library/react';
import { markOf } from './marks';
import { ProductIcon } from './ProductIcon';

test('reserves its size and draws the mark once it is loaded', async () => {
  const { container } = render(<ProductIcon name="communicator" size={32} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '32');
  await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(markOf('communicator').length));
});

test.each(products.map(({ icon }) => icon))('%s has its own mark', (icon) => {
  expect(markOf(icon)).not.toBe(markOf('portal'));
});

test('an unknown name draws the mark of the portal', () => {
  expect(markOf('toString')).toBe(markOf('portal'));
});
