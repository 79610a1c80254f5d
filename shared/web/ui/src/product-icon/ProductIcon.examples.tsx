import { products, sections } from '@portal/catalog';
import type { Meta, Story } from '../examples/format';
import { Card, Stack } from '../layout/layout';
import { ProductIcon } from './ProductIcon';

export default { title: 'Basics/ProductIcon', component: ProductIcon } satisfies Meta<typeof ProductIcon>;

type ProductIconStory = Story<typeof ProductIcon>;

/** The catalog's own, and those of pages that are no product's. */
const NAMES = [
  ...new Set([
    ...[...products, ...sections].map(({ icon }) => icon),
    ...['portal', 'hwp', 'hnp', 'hoops-platform', 'demos', 'edv', 'hdv', 'hpdv'],
  ]),
];

export const All: ProductIconStory = {
  render: () => (
    <Stack row gap={3}>
      {NAMES.map((name) => (
        <Card key={name}>
          <Stack row gap={3}>
            <ProductIcon name={name} />
            <span>{name}</span>
          </Stack>
        </Card>
      ))}
    </Stack>
  ),
};

export const Sizes: ProductIconStory = {
  render: () => (
    <Stack row gap={4}>
      {[24, 32, 40, 48, 64].map((size) => (
        <ProductIcon key={size} name="exchange" size={size} />
      ))}
    </Stack>
  ),
};

export const UnknownName: ProductIconStory = { args: { name: 'no-such-product' } };
